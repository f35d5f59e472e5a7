import Search from 'lucide/dist/esm/icons/search.mjs';
import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style' | 'children' | 'disabled' | 'placeholder'
> {
  /** Says what is searched: 'Search car items'. Names the field, and is its placeholder. */
  label: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Filters the content below it. Its magnifying glass makes a visible label unnecessary. Use TextField for any other text. */
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
