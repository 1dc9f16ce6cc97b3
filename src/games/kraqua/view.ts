/** Nothing is hidden, by KQ-R33: everybody sees the whole state. */
export { openState as determinize, openView as observe } from '../../core/view.js';
