// The interface between the page /sandbox/two and the shops in its frames.
import type { StartedShop } from '../ui/joinShops.ts';

/** The page around the frames. */
export interface FrameHost {
  /** Takes the shop of a frame, or null when its page is left. */
  take: (frame: string, shop: StartedShop | null) => void;
  /** Opens or closes the dock that the frames share. */
  toggleDock: () => void;
  /** Opens another world in all frames. */
  chooseWorld: StartedShop['onChooseWorld'];
  /** Ends the faults of all frames. */
  endFaults: () => void;
}

declare global {
  interface Window {
    frameHost?: FrameHost;
  }
}

/** Hands the shop of a frame to the page around it. Returns null if that is another page. */
export function handOver(frame: string, shop: StartedShop): Omit<FrameHost, 'take'> | null {
  try {
    // Reading it throws if the page around is of another origin.
    const host = window.parent.frameHost;
    if (host === undefined) return null;
    host.take(frame, shop);
    // A page in the back/forward cache resumes with its shop.
    window.addEventListener('pagehide', ({ persisted }) => !persisted && host.take(frame, null));
    return host;
  } catch {
    return null;
  }
}
