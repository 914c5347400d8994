/** Ties the check of one brief to React: its state, and what can be done with it. */
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { idle, type CheckState } from '../checking/check-state';
import { openKeptCases } from '../checking/kept-cases';
import { loadFinder } from '../checking/load-finder';
import { openCheck, type OpenCheck } from '../checking/open-check';
import type { RelayClient } from '../checking/relay-client';
import type { BriefDocument } from '../document/brief-document';
import { paneStorage } from './pane-storage';
import { readSettings } from './settings';

export interface UsedCheck {
  readonly state: CheckState;
  /** `null` before the pane is mounted. */
  readonly check: OpenCheck | null;
  readonly start: () => void;
  readonly tryAgain: () => void;
}

export function useCheck(document: BriefDocument, client: RelayClient): UsedCheck {
  const [state, setState] = useState<CheckState>(idle);
  const [check, setCheck] = useState<OpenCheck | null>(null);
  const [, setMistake] = useState(false);

  useEffect(() => {
    const { live, means } = readSettings();
    const opened = openCheck(document, client, {
      // Drawn when there is time: a key that is pressed meanwhile goes before.
      onEvent: () => startTransition(() => setState(opened.state())),
      live: live && document.editing !== undefined,
      keptCases: openKeptCases(paneStorage, () => document.address?.() ?? ''),
      ...(means === null ? {} : { means }),
    });
    setCheck(opened);
    return () => opened.close();
  }, [document, client]);

  // Fetched ahead, so that pressing the button does not wait for it; where that fails, pressing it says so.
  useEffect(() => void loadFinder().catch(() => undefined), []);

  // A mistake of ours, thrown where the error boundary sees it: better a plain message than a pane that waits for ever.
  const giveUp = useCallback((mistake: unknown) => {
    setMistake(() => {
      throw mistake instanceof Error ? mistake : new Error('unknown mistake');
    });
  }, []);

  // A laptop that was asleep goes on by itself, once it has a network again.
  useEffect(() => {
    const goOn = (): void => void check?.networkIsBack().catch(giveUp);
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [check, giveUp]);

  return useMemo(
    () => ({
      state,
      check,
      start: () => void check?.start().catch(giveUp),
      tryAgain: () => void check?.tryAgain().catch(giveUp),
    }),
    [state, check, giveUp],
  );
}
