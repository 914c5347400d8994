/** Ties one check to React: its state, and the ways to start, cancel and continue it. */
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { checkDocument, continueCheck } from '../checking/check-document';
import { advanceCheck, idle, type CheckEvent, type CheckState } from '../checking/check-state';
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

  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

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
    void checkDocument(document, client, begin());
  }, [document, client, begin]);

  const cancel = useCallback(() => {
    running.current?.abort();
  }, []);

  const tryAgain = useCallback(
    (chunkIds: readonly string[]) => {
      void continueCheck(state, document, client, { ...begin(), chunkIds });
    },
    [state, document, client, begin],
  );

  return { state, start, cancel, tryAgain };
}
