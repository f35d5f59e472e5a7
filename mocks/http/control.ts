import { FaultSyntaxError, parseFaults } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';
import { HttpError } from '#server/response.ts';

/** The path of the sandbox's own controls. No backend has it. */
const FAULTS = '/__sandbox/faults';

/** The page that the fault `redirect` leads to. */
const PAGE = '<!doctype html><html lang="en"><title>Sandbox</title><h1>The sandbox of Gadget Garage</h1></html>';

async function changeFaults(request: Request, { faults, readText }: ControlOptions): Promise<void> {
  if (request.method === 'DELETE') return faults.clear();
  if (request.method !== 'PUT') return;
  try {
    faults.set(parseFaults((await readText(request)) ?? ''));
  } catch (error) {
    throw error instanceof FaultSyntaxError ? new HttpError(400, error.message) : error;
  }
}

interface ControlOptions {
  faults: Faults;
  /** Reads the body of the request. */
  readText: (request: Request) => Promise<string | undefined>;
}

/**
 * Responds to GET, PUT and DELETE of the faults with the active ones as text, and to GET of `/` with a page. Resolves with null for any
 * other request. A PUT needs a preflight, so pages of other hosts cannot set faults.
 */
export async function answerControl(request: Request, options: ControlOptions): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === '/' && request.method === 'GET') return new Response(PAGE, { headers: { 'Content-Type': 'text/html' } });
  if (pathname !== FAULTS || !['GET', 'PUT', 'DELETE'].includes(request.method)) return null;
  await changeFaults(request, options);
  return new Response(options.faults.text(), { headers: { 'Content-Type': 'text/plain' } });
}
