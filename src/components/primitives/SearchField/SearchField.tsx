import Search from 'lucide/dist/esm/icons/search.mjs';
import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style' | 'children' | 'disabled' | 'placeholder'
> {
  /** What is searched: 'Search car items'. Names the field, and stands in it while it is empty. */
  label: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A field that narrows what stands below it, known by its glass, so that it needs no words above it. For all else that is typed use TextField. */
export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <span className={css.frame}>
      <input
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...input}
        type="search"
        className={css.input}
        aria-label={label}
        placeholder={label}
      />
      <span className={css.glass}>
        <Icon icon={Search} size="small" />
      </span>
    </span>
  );
}
