export const three = ['pictures/1f527.webp', 'pictures/1f529.webp', 'pictures/2699-fe0f.webp'];
/** The second picture is broken, so the gallery shows another one instead. */
export const oneBroken = ['pictures/1f527.webp', 'data:image/png;base64,AAAA', 'pictures/2699-fe0f.webp'];
