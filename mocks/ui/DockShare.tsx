'use client';

import { useState } from 'react';
import { encode } from 'uqr';
import { saveFile } from '#app/services/platform/saveFile.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import { situationFile, situationLink } from '../situation/link.ts';
import { chooseFile } from '../situation/openFile.ts';
import { capturePage } from '../recorder/recordPage.ts';
import { writeReport } from '../recorder/report.ts';
import type { Situation } from '../situation/situation.ts';
import * as css from './DockShare.css.ts';
import type { DockPage, DockSandbox } from './DockSetup.tsx';
import { DockStatus } from './DockStatus.tsx';
import { DockText } from './DockText.tsx';
import { useCopy } from './useCopy.ts';

export interface DockShareProps {
  sandbox: DockSandbox;
  page: DockPage;
}

/** The characters that chats, mails and issue trackers leave as they are. */
const MAX_LINK = 8_000;
/** The characters that a phone reads from a screen. */
const MAX_QR = 2_000;

const characters = new Intl.NumberFormat('en');

const save = (situation: Situation) => saveFile({ name: 'situation.json', type: 'application/json', text: situationFile(situation) });

function describeBrowser(): string[] {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const { theme = 'system' } = document.documentElement.dataset;
  return [
    `Browser: ${navigator.userAgent}`,
    `Window: ${innerWidth} × ${innerHeight}, ${devicePixelRatio} device pixels each, theme ${theme}`,
    `Languages: ${navigator.languages.join(', ')}`,
    `Time zone: ${Intl.DateTimeFormat().resolvedOptions().timeZone}`,
  ];
}

interface QrCodeProps {
  text: string;
  /** Says what the code leads to. */
  label: string;
}

/** A QR code, black on white in every theme, as cameras expect it. A text of 2,000 characters is 149 squares wide. */
function QrCode({ text, label }: QrCodeProps) {
  // The border of four squares is part of the standard (ISO/IEC 18004).
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    // Four pixels a square: a camera reads them from a screen.
    <svg className={css.qrCode} width={size * 4} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}

const CONTENTS = 'Opens this page elsewhere with its data, person, clock, faults and typed texts, but without passwords, cards and tokens.';
const ARCHIVES = '‘Open a file’ also takes an HTTP archive (.har) of a real backend. Its links then contain the data of real customers.';
const failed = 'The situation could not be read. Try again.';

/** Gives what is on the screen to somebody else: as a link, as a QR code for a phone, or as a file. A page without an address has no link. */
export function DockShare({ sandbox, page }: DockShareProps) {
  const { copy, message, report: say, uncopied } = useCopy();
  const [link, setLink] = useState<string | null>(null);
  const { site } = page;
  const makeLink = async (to: string) => {
    const situation = await capturePage(sandbox, page);
    return { situation, text: await situationLink(situation, to) };
  };
  const copyLink = async (to: string) => {
    setLink(null);
    const made = makeLink(to);
    const short = made.then(({ text }) => {
      if (text.length > MAX_LINK) throw new RangeError('Too long for a link');
      return text;
    });
    if (await copy(short)) {
      const text = await short;
      say((copied) => `${copied} The link has ${characters.format(text.length)} characters.`);
      return setLink(text);
    }
    return made.then(
      ({ situation, text }) => {
        save(situation);
        say(`A link would have ${characters.format(text.length)} characters, so here is a file. Drop it onto any page of a sandbox.`);
      },
      () => say(failed),
    );
  };
  const saveSituation = () => {
    capturePage(sandbox, page).then(
      (situation) => {
        save(situation);
        say('Saved. Drop the file onto any page of a sandbox.');
      },
      () => say(failed),
    );
  };
  const copyReport = async () => {
    const report = async () => {
      const situation = await capturePage(sandbox, page);
      const text = site === undefined ? null : await situationLink(situation, site);
      const recorder = await page.recorder?.catch(() => null);
      const { now } = page.platform;
      const short = text !== null && text.length <= MAX_LINK ? text : null;
      return writeReport({
        situation,
        link: short,
        steps: recorder?.current().steps ?? null,
        calls: sandbox.calls.list(),
        now: now(),
        browser: describeBrowser(),
      });
    };
    if (!(await copy(report()))) say(failed);
  };
  return (
    <div className={css.share}>
      <div className={css.actions}>
        <Text size="small" tone="muted">
          {site === undefined ? CONTENTS : `${CONTENTS} ${ARCHIVES}`}
        </Text>
        <Inline gap="small">
          {site !== undefined && <Button onClick={() => void copyLink(site)}>Copy link</Button>}
          <Button emphasis="quiet" onClick={() => void copyReport()}>
            Copy report
          </Button>
          <Button emphasis="quiet" onClick={saveSituation}>
            Save as a file
          </Button>
          {site !== undefined && (
            <Button emphasis="quiet" onClick={chooseFile}>
              Open a file
            </Button>
          )}
        </Inline>
        <DockStatus text={message} />
        {uncopied !== null && <DockText title="Text to copy" text={uncopied} />}
      </div>
      {link !== null && link.length <= MAX_QR && <QrCode text={link} label="QR code of the link" />}
    </div>
  );
}
