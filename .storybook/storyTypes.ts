import type { Args, ReactStory, ReactTypes } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type * as library from '../src/components/index.ts';
import type { ArgsStoryFn, ComponentAnnotations, DecoratorFunction, Parameters, StoryAnnotations } from 'storybook/internal/types';

/** The components that other teams can import, by name. */
type ComponentName = Exclude<keyof typeof library, 'theme' | 'tokens' | 'SiteProvider'>;

/** The advice on a component's page, beside its docstring, props and states. Each text is one short sentence or phrase, without a full stop. */
export interface Guide {
  /** The components to use instead, and when: `{ ButtonLink: 'if it opens another page' }`. */
  instead?: Partial<Record<ComponentName, string>>;
  do: readonly string[];
  dont: readonly string[];
  /** The effect of each key. Empty if nothing in the component can have the focus. */
  keyboard: Readonly<Record<string, string>>;
}

/** Flattens an intersection into one object type, so that the compiler reports a missing prop in one line. */
type Flat<Type> = { [Key in keyof Type]: Type[Key] };

/** The names of a component's required callbacks. */
type RequiredCallback<Props> = {
  [Key in keyof Props & `on${string}`]: undefined extends Props[Key] ? never : Key;
}[keyof Props & `on${string}`];

/** Required callbacks belong to the meta, so that a missing one is an error there and not in every story. */
type MetaArgs<Props> = Flat<{ [Key in RequiredCallback<Props>]: Props[Key] } & Partial<Props>>;

/** Distributes over a union of props. */
type StoryArgs<Props, Given extends PropertyKey> = Props extends unknown
  ? Flat<{ [Key in keyof Props as Exclude<Key, Given>]: Props[Key] } & { [Key in keyof Props as Key & Given]?: Props[Key] }>
  : never;

type WithArgs<Value> = {} extends Value ? { args?: Value } : { args: Value };

type Types<T, Props> = ReactTypes & T & { args: Props };

type StoryInput<T, Props, Given extends PropertyKey> = Omit<StoryAnnotations<Types<T, Props>, Props>, 'args'> &
  WithArgs<StoryArgs<Props, Given>>;

interface StoryMeta<T, Props, Given extends PropertyKey> {
  story(
    ...input: {} extends StoryArgs<Props, Given> ? [story?: StoryInput<T, Props, Given>] : [story: StoryInput<T, Props, Given>]
  ): ReactStory<Types<T, Props>, StoryAnnotations<Types<T, Props>, Types<T, Props>['args']>>;
}

interface GuidedParameters extends Parameters {
  guide: Guide;
}

/** A component has a guide for its page. A journey has none. */
type WithGuide<Component> = undefined extends Component ? { parameters?: Parameters } : { parameters: GuidedParameters };

type MetaInput<T, Props, Given, Component> = Omit<
  ComponentAnnotations<ReactTypes & T, Props>,
  'args' | 'component' | 'decorators' | 'parameters' | 'render'
> &
  WithArgs<Given> & {
    component?: Component & ComponentType<Props>;
    decorators?: DecoratorFunction<ReactTypes & T, NoInfer<Props>>[];
    render?: ArgsStoryFn<ReactTypes & T, Props>;
  } & WithGuide<Component>;

/**
 * Storybook's preview, with one signature for `meta` and one for `story`. Storybook's own types let a component go without a guide, accept
 * no story of a meta that has all args, and for an error explain why none of three overloads matches.
 */
export interface StoryPreview<T> {
  meta<Props extends Args, Given extends MetaArgs<Props>, Component = undefined>(
    meta: MetaInput<T, Props, Given, Component>,
  ): StoryMeta<T, Props, keyof Given>;
}
