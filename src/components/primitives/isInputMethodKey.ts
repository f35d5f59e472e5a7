/**
 * True if an input method, such as one for Chinese, gets the key: an arrow moves in its list of signs, and Escape closes that list. Safari
 * ends the composition before the key that ends it; what is left then is the code 229.
 */
export const isInputMethodKey = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;
