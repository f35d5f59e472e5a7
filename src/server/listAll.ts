import type { Tables, View } from './ports.ts';

/** An answer that is JSON already. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Resolves with the answer of a call that lists a whole table. */
export const listAll = async <Name extends keyof Tables>(view: View, name: Name): Promise<Tables[Name][] | JsonText> =>
  view.allAsJson === undefined ? view.all(name) : new JsonText(await view.allAsJson(name));
