// Storybook's own page brings only the classic runtime.
/** @jsxRuntime classic */
import { ControlsIcon, MobileIcon, MoonIcon } from '@storybook/icons';
import * as React from 'react';
import type { ComponentProps } from 'react';
import { Button, PopoverProvider, ToggleButton } from 'storybook/internal/components';
import { useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { initialGlobals, isFixed, type Setting, settings, whyDisabled } from './settings.ts';

const WHOLE_WINDOW = { value: undefined, isRotated: false };

/** Returns why a setting changes nothing on this page; undefined if it does. */
function useWhyDisabled(name: string): string | undefined {
  const [, , storyGlobals] = useGlobals();
  // Draws again when another story is chosen.
  useStorybookState();
  const entry = useStorybookApi().getCurrentStoryData();
  return whyDisabled(name, { storyGlobals, ...entry });
}

/** A button that is disabled where it would change nothing. */
function SettingToggle({ name, title, ...props }: { name: string; title: string } & Omit<ComponentProps<typeof ToggleButton>, 'ref'>) {
  const reason = useWhyDisabled(name);
  return (
    <ToggleButton
      variant="ghost"
      padding="small"
      {...props}
      disabled={reason !== undefined}
      ariaLabel={reason === undefined ? title : `${title}: ${reason}`}
    />
  );
}

/** Toggles the width of a phone. */
export function PhoneTool() {
  const [globals, update] = useGlobals();
  const isPhone = globals['viewport']?.value === 'phone';
  return (
    <SettingToggle
      name="viewport"
      title="Phone"
      pressed={isPhone}
      onClick={() => update(isPhone ? { viewport: WHOLE_WINDOW } : { viewport: { value: 'phone', isRotated: false }, frames: 'one' })}
    >
      <MobileIcon />
    </SettingToggle>
  );
}

/** Toggles the theme. Uses 'system' if it gives the same theme, so that toggling back restores the initial setting. */
export function DarkTool() {
  const [{ theme }, update] = useGlobals();
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const shown = theme === 'system' ? system : theme;
  const other = shown === 'dark' ? 'light' : 'dark';
  return (
    <SettingToggle
      name="theme"
      title="Dark"
      pressed={shown === 'dark'}
      onClick={() => update({ theme: other === system ? 'system' : other })}
    >
      <MoonIcon />
    </SettingToggle>
  );
}

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 16,
  width: 'min(392px, 100vw - 24px)',
  background: theme.background.content,
  color: theme.color.defaultText,
}));
const Choices = styled.fieldset({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled.legend(({ theme }) => ({
  padding: 0,
  marginBottom: 6,
  fontSize: theme.typography.size.s1,
  color: theme.textMutedColor,
}));
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Choice = styled.label(({ theme }) => ({
  padding: '5px 10px',
  borderRadius: theme.appBorderRadius,
  boxShadow: `inset 0 0 0 1px ${theme.appBorderColor}`,
  cursor: 'pointer',
  fontSize: theme.typography.size.s2,
  '&:has(:disabled)': { cursor: 'default', opacity: 0.5 },
  '&:has(:checked)': { background: theme.color.secondary, boxShadow: 'none', color: theme.background.content, forcedColorAdjust: 'none' },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 2 },
  input: { position: 'absolute', opacity: 0, pointerEvents: 'none' },
}));
const Reset = styled(Button)({ justifySelf: 'start' });

function SettingChoices({ name, setting }: { name: string; setting: Setting }) {
  const [globals, update] = useGlobals();
  const reason = useWhyDisabled(name);
  return (
    <Choices disabled={reason !== undefined}>
      <Legend>
        {setting.title}
        {reason !== undefined && `: ${reason}`}
      </Legend>
      <Row>
        {Object.entries(setting.choices).map(([value, title]) => (
          <Choice key={value}>
            <input
              type="radio"
              name={name}
              checked={globals[name] === value}
              onChange={() => update({ [name]: value, ...(name === 'frames' ? { viewport: WHOLE_WINDOW } : {}) })}
            />
            {title}
          </Choice>
        ))}
      </Row>
    </Choices>
  );
}

/** Opens all settings: how a story is shown, and in journeys by whom and over which network it is used. */
export function SettingsTool() {
  const [globals, update, storyGlobals] = useGlobals();
  const changed = Object.keys(settings).filter(
    (name) => name in globals && globals[name] !== initialGlobals[name] && !isFixed(name, storyGlobals),
  );
  const choices = (
    <Panel>
      {Object.entries(settings).map(([name, setting]) => (
        <SettingChoices key={name} name={name} setting={setting} />
      ))}
      {changed.length > 0 && (
        <Reset ariaLabel={false} variant="outline" onClick={() => update(initialGlobals)}>
          Reset
        </Reset>
      )}
    </Panel>
  );
  return (
    <PopoverProvider ariaLabel="View settings" padding={0} popover={choices}>
      <Button variant="ghost" padding="small" ariaLabel="View settings">
        <ControlsIcon /> {changed.length > 0 ? `${changed.length} changed` : 'View'}
      </Button>
    </PopoverProvider>
  );
}
