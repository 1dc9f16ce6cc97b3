/** A named part of a tensor. */
export interface TensorBlock {
  readonly name: string;
  readonly shape: readonly number[];
  /** What the numbers mean, and how they are scaled. */
  readonly meaning: string;
}

/** A block with its place in the flat array. */
export interface TensorPlace extends TensorBlock {
  readonly offset: number;
  readonly size: number;
}

export interface TensorLayout {
  readonly size: number;
  readonly blocks: readonly TensorPlace[];
}

/** Fills a tensor from front to back. */
export interface TensorWriter {
  /**
   * Begins a block.
   *
   * @throws RangeError when the block before is not full, or another block comes next
   */
  block(name: string): void;
  /** One number. */
  put(value: number): void;
  /** As many zeros as there are. */
  skip(count: number): void;
  /** `size` numbers, all 0 but a 1 at `index`; all 0 for an index outside. */
  oneHot(index: number, size: number): void;
}

/** Adds up the blocks' places. */
export function tensorLayout(blocks: readonly TensorBlock[]): TensorLayout {
  let offset = 0;
  const places = blocks.map((block) => {
    const size = block.shape.reduce((product, length) => product * length, 1);
    const place = { ...block, offset, size };
    offset += size;
    return place;
  });
  return { size: offset, blocks: places };
}

/** Fills a tensor of a layout. */
export function writeTensor(layout: TensorLayout, write: (out: TensorWriter) => void): Float32Array {
  const tensor = new Float32Array(layout.size);
  let position = 0;
  let next = 0;
  const full = () => {
    const end = layout.blocks[next]?.offset ?? layout.size;
    if (position !== end)
      throw new RangeError(
        `block ${String(next - 1)} of the tensor ends at ${String(end)}, not ${String(position)}`,
      );
  };
  write({
    block(name) {
      full();
      if (layout.blocks[next]?.name !== name)
        throw new RangeError(`block ${String(next)} of the tensor is not ${name}`);
      next += 1;
    },
    put(value) {
      tensor[position] = value;
      position += 1;
    },
    skip(count) {
      position += count;
    },
    oneHot(index, size) {
      if (index >= 0 && index < size) tensor[position + index] = 1;
      position += size;
    },
  });
  full();
  const missing = layout.blocks[next];
  if (missing) throw new RangeError(`block ${String(next)} of the tensor, ${missing.name}, is missing`);
  return tensor;
}
