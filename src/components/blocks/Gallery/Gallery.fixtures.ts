export const three = ['pictures/1f527.webp', 'pictures/1f527-with-1f529.svg', 'pictures/1f527-before-1f9f0.svg'];
/** The second picture is broken, so the gallery shows another one instead. */
export const oneBroken = ['pictures/1f527.webp', 'data:image/png;base64,AAAA', 'pictures/1f527-before-1f9f0.svg'];
