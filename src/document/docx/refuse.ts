/** Every sentence with which a file is refused: what is wrong, and what its author can do. */
import { UnreadableDocument } from '../brief-document';

const saveAsDocx = 'Please open it in Word, choose File, Save As, and save it as a Word Document (.docx).';
const saveAgain = 'Please open the original in Word, save it under a new name, and try that copy.';

const refusals = {
  noBytes: {
    reason: 'empty',
    message:
      'This file is empty. It may not have been saved or downloaded completely. Please save it again from Word.',
  },
  noText: {
    reason: 'empty',
    message:
      'This document has no text that can be read, so there is nothing to check. If its pages are scanned pictures, please check the document that they were printed from.',
  },
  encrypted: {
    reason: 'encrypted',
    message:
      'This document is protected by a password or by rights management. Please open it in Word, choose File, Info, Protect Document, remove the protection, save a copy, and check that copy.',
  },
  wordBinary: {
    reason: 'oldFormat',
    message: `This is a document in the format of Word 97 to 2003 (.doc). ${saveAsDocx}`,
  },
  pdf: {
    reason: 'notDocx',
    message: 'This is a PDF. Please check the Word document (.docx) from which it was made.',
  },
  richText: { reason: 'notDocx', message: `This is a rich text file (.rtf). ${saveAsDocx}` },
  openDocument: { reason: 'notDocx', message: `This is an OpenDocument file (.odt). ${saveAsDocx}` },
  spreadsheet: {
    reason: 'notDocx',
    message: 'This is an Excel workbook. Please choose the Word document (.docx) that holds the brief.',
  },
  presentation: {
    reason: 'notDocx',
    message:
      'This is a PowerPoint presentation. Please choose the Word document (.docx) that holds the brief.',
  },
  otherFile: { reason: 'notDocx', message: `This file is not a Word document (.docx). ${saveAsDocx}` },
  fileTooLarge: {
    reason: 'tooLarge',
    message:
      'This file is larger than 100 MB, more than can be read here. Please save a copy without its pictures and exhibits, and check that copy.',
  },
  contentTooLarge: {
    reason: 'tooLarge',
    message:
      'This file unpacks to more than can be read here. Please save the brief without its exhibits, or in parts, and check those.',
  },
  brokenArchive: { reason: 'damaged', message: `This file is damaged or incomplete. ${saveAgain}` },
  brokenXml: {
    reason: 'damaged',
    message: `A part of this file is damaged and cannot be read. ${saveAgain}`,
  },
  documentType: {
    reason: 'damaged',
    message: `This file holds a document type declaration, which no Word document has, so it was not read. ${saveAgain}`,
  },
  noMainPart: {
    reason: 'damaged',
    message: `The text of this document is missing from the file. ${saveAgain}`,
  },
} as const satisfies Record<string, { reason: UnreadableDocument['reason']; message: string }>;

export function refuse(refusal: keyof typeof refusals, cause?: unknown): UnreadableDocument {
  const { reason, message } = refusals[refusal];
  return new UnreadableDocument(reason, message, cause === undefined ? {} : { cause });
}
