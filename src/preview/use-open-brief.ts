/** The brief that stands beside the pane, and the ways to open one: from a file, by dropping it, or the sample. */
import { useCallback, useState } from 'react';
import { openDocx, type DocxDocument } from '../document/docx/open-docx';
import { readSample, sampleName } from './sample-brief';

/** What the reader refuses anyway is not brought into memory first. */
const largestFileBytes = 100 * 1024 * 1024;

export interface OpenBrief {
  /** Another one for every opening, even of the same file. */
  readonly id: number;
  readonly name: string;
  readonly document: DocxDocument;
  readonly bytes: Uint8Array;
}

export interface BriefOpening {
  readonly brief: OpenBrief | null;
  /** Why the file that was asked for last is not open. */
  readonly message: string | null;
  /** The file that was opened last, or tried. */
  readonly asked: string;
  readonly openFile: (file: File) => void;
  readonly openSample: () => void;
  readonly refuse: (reason: string) => void;
}

export function useOpenBrief(): BriefOpening {
  const [brief, setBrief] = useState<OpenBrief | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [asked, setAsked] = useState('');

  const open = useCallback((name: string, bytes: Uint8Array) => {
    setMessage(null);
    setBrief((last) => ({ id: (last?.id ?? 0) + 1, name, bytes, document: openDocx(bytes) }));
  }, []);
  const refuse = useCallback((reason: string) => {
    setBrief(null);
    setMessage(reason);
  }, []);
  const openFile = async (file: File): Promise<void> => {
    setAsked(file.name);
    if (file.size > largestFileBytes) {
      refuse(
        'This file is larger than 100 MB, more than can be read here. Please save a copy without its pictures and exhibits.',
      );
      return;
    }
    try {
      open(file.name, new Uint8Array(await file.arrayBuffer()));
    } catch {
      setMessage(
        'This file could not be opened. If another program holds it open, close it there and try again.',
      );
    }
  };
  const openSample = async (): Promise<void> => {
    setAsked(sampleName);
    const bytes = await readSample();
    if (bytes) open(sampleName, bytes);
    else setMessage('The sample could not be loaded. Please try again.');
  };
  return {
    brief,
    message,
    asked,
    openFile: (file) => void openFile(file),
    openSample: () => void openSample(),
    refuse,
  };
}
