/** Where the app is and how to leave, for what lives outside React. The router fills it in. */
export interface Surroundings {
  path: string;
  goTo: (path: string) => void;
}

/** Before the router is there: home, and nowhere to go. */
export const createSurroundings = (): Surroundings => ({ path: '/', goTo: () => {} });
