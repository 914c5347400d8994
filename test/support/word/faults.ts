/** Known faults of Word by their number in the tracker of office-js, each to be switched on by a test. */

export const knownFaults = {
  2964: 'DocumentSelectionChanged is not always fired.',
  3864: 'Paragraph events come twice.',
  4319: 'Deleting an annotation answers ItemNotFound, now and then.',
  4373: 'Content controls fail in notes on the web.',
  4874: 'Paragraph events come late or never.',
  4953: 'Annotations are reported as supported and throw.',
  4996: 'The web cannot delete annotations in notes.',
  4997: 'Annotations in notes fail on Windows.',
  '4997 misplaced': 'Annotations in notes on Windows stand a character too early.',
  5701: 'getAnnotations is not implemented on the Mac.',
  6059: 'getOoxml fails.',
  6141: 'highlight() moves the selection on the web.',
  6595: 'Annotations that are inserted while the ribbon opens the pane cannot be seen.',
  6942: 'getText of a note leaks the mark of the note.',
} as const;

export type FaultNumber = keyof typeof knownFaults;
