import type { Platform } from '../services/ports.ts';

/** Loads a flow's code, and resumes. If the code does not load, tries again when the connection is back, until `signal` aborts. */
export function resumeOnceLoaded<Running>(
  platform: Pick<Platform, 'isOnline' | 'onConnectionChange'>,
  load: () => Promise<Running>,
  { resume, signal }: { resume: (running: Running) => void; signal: AbortSignal },
): void {
  if (signal.aborted) return;
  load().then(
    (running) => signal.aborted || resume(running),
    () => {
      const stop = platform.onConnectionChange(() => {
        if (!platform.isOnline()) return;
        stop();
        resumeOnceLoaded(platform, load, { resume, signal });
      });
      signal.addEventListener('abort', stop);
    },
  );
}
