import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { LICENCES_FILE } from '#app/services/licencesFile.ts';

/** A package, as Vite's `build.license` describes it. */
interface LicensedPackage {
  name: string;
  version: string;
  /** The SPDX identifier, such as 'MIT'. */
  identifier?: string;
  /** The package's licence file. */
  text?: string;
}

/** Vite's list of the packages whose modules are in the build. It is replaced by the text. */
const LIST = '.licences.json';

/** Of these packages, the build contains only what it has computed from them: the metrics of the fallback fonts. */
const COMPUTED_FROM = ['@capsizecss/metrics'];

/** A package that has no licence file gets the usual text of its licence. */
const usualText = (identifier: string): string | null => {
  const file = new URL(`licences/${identifier}.txt`, import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
};

interface Manifest {
  version: string;
  license: string;
  author?: string | { name: string };
}

const manifestOf = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as Manifest;

/** Describes an installed package. */
function describePackage(root: string, name: string): LicensedPackage {
  const { version, license: identifier } = manifestOf(root, name);
  const file = join(root, 'node_modules', name, 'LICENSE');
  return { name, version, identifier, ...(existsSync(file) ? { text: readFileSync(file, 'utf8').trim() } : {}) };
}

function authorOf(root: string, name: string): string {
  const { author = name } = manifestOf(root, name);
  return typeof author === 'object' ? author.name : author;
}

/**
 * Writes the licences as one text: those of the pictures, the typeface and the icons (CREDITS.md), then those of the packages. Throws if the
 * text of one is not known.
 * @param root the project's folder
 */
export function licencesText(root: string, packages: readonly LicensedPackage[]): string {
  const sorted = packages.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const sections = sorted.map(({ name, version, identifier = '', text }) => {
    const usual = text === undefined ? usualText(identifier) : null;
    const shown = text ?? (usual === null ? null : `Copyright (c) ${authorOf(root, name)}\n\n${usual}`);
    if (shown === null) throw new Error(`${name} has no licence file: add scripts/build/licences/${identifier || '<licence>'}.txt`);
    return `## ${name} ${version} (${identifier})\n\n${shown}\n`;
  });
  const credits = readFileSync(join(root, 'CREDITS.md'), 'utf8');
  return `${credits}\n# Packages\n\nThe code, fonts and styles of this site contain parts of these packages.\n\n${sections.join('\n')}`;
}

/** The packages in which the files of a build were: a font is a file, and no module. */
const packagesOfAssets = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle)
    .flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
    .flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);

/** Writes a file with the licences of all that the build contains and others have made. Hosts serve it as text. */
export function licencesFile(root: string): Plugin {
  return {
    name: 'licences-file',
    apply: 'build',
    config: () => ({ build: { license: { fileName: LIST } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[LIST];
        if (list?.type !== 'asset') this.error('Vite has not listed the licences');
        const modules = JSON.parse(list.source.toString()) as LicensedPackage[];
        delete bundle[LIST];
        const others = [...new Set([...packagesOfAssets(bundle), ...COMPUTED_FROM])].filter(
          (name) => !modules.some((one) => one.name === name),
        );
        const text = licencesText(root, [...modules, ...others.map((name) => describePackage(root, name))]);
        // Hosts do not name the encoding of texts, but browsers read this mark.
        this.emitFile({ type: 'asset', fileName: LICENCES_FILE, source: `\uFEFF${text}` });
      },
    },
  };
}
