/** For whom a page is loaded. `visitor`: nobody is signed in; `anybody`: not known, as for a page that everybody may open. */
export type Audience = 'anybody' | 'visitor' | 'user' | 'administrator';
