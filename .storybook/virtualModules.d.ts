// oxlint-disable typescript/consistent-type-imports -- a declaration of a module cannot import a relative path

declare module 'virtual:journeys' {
  const journeys: Record<string, import('./docs/journeyDescriptions.ts').JourneyDescriptions>;
  export default journeys;
}

declare module 'virtual:recent-changes' {
  const history: import('./pages/recentChanges.ts').History | null;
  export default history;
}
