import { createContext, useContext } from 'react';

const PreloadContext = createContext<(path: string) => void>(() => {});
/** Provides the function that loads the code of a page before it is opened. */
export const PreloadProvider = PreloadContext.Provider;

/** Returns a function that loads the code of the page at a path, such as one that a pointer is over. Does nothing outside PreloadProvider. */
export const usePreload = (): ((path: string) => void) => useContext(PreloadContext);
