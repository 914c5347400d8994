/** Ties one check to React: its state, and the ways to start, cancel and continue it. */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { checkDocument, continueCheck } from '../checking/check-document';
import { advanceCheck, idle, type CheckEvent, type CheckState } from '../checking/check-state';
import { loadFinder } from '../checking/load-finder';
import type { RelayClient } from '../checking/relay-client';
import type { BriefDocument } from '../document/brief-document';

export interface RunningCheck {
  readonly state: CheckState;
  readonly start: () => void;
  readonly cancel: () => void;
  /** Tries the named requests again; all others keep their results. */
  readonly tryAgain: (chunkIds: readonly string[]) => void;
}

export function useCheck(document: BriefDocument, client: RelayClient): RunningCheck {
  const [state, tell] = useReducer(advanceCheck, idle);
  const running = useRef<AbortController | null>(null);
  const [, setMistake] = useState(false);

  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  // Fetched ahead, so that pressing the button does not wait for it; where that fails, pressing it says so.
  useEffect(() => void loadFinder().catch(() => undefined), []);

  // A mistake of ours, thrown where the error boundary sees it: better a plain message than a pane that waits for ever.
  const giveUp = useCallback((mistake: unknown) => {
    setMistake(() => {
      throw mistake instanceof Error ? mistake : new Error('unknown mistake');
    });
  }, []);

  const begin = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    // What an abandoned check still reports would mix with the new one.
    const onEvent = (event: CheckEvent): void => {
      if (running.current === controller) tell(event);
    };
    return { onEvent, signal: controller.signal };
  }, []);

  const start = useCallback(() => {
    checkDocument(document, client, begin()).catch(giveUp);
  }, [document, client, begin, giveUp]);

  const cancel = useCallback(() => {
    running.current?.abort();
  }, []);

  const tryAgain = useCallback(
    (chunkIds: readonly string[]) => {
      continueCheck(state, document, client, { ...begin(), chunkIds }).catch(giveUp);
    },
    [state, document, client, begin, giveUp],
  );

  return { state, start, cancel, tryAgain };
}
