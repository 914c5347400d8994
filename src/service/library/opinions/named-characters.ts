/** Characters that HTML names, as far as opinions of courts use them: punctuation, law, money, Latin letters with marks. */
const NAMES =
  'amp & lt < gt > quot " apos \' nbsp \u00a0 iexcl ¡ cent ¢ pound £ curren ¤ yen ¥ brvbar ¦ sect § uml ¨ copy © ordf ª ' +
  'laquo « not ¬ shy \u00ad reg ® macr ¯ deg ° plusmn ± sup2 ² sup3 ³ acute ´ micro µ para ¶ middot · cedil ¸ sup1 ¹ ' +
  'ordm º raquo » frac14 ¼ frac12 ½ frac34 ¾ iquest ¿ Agrave À Aacute Á Acirc Â Atilde Ã Auml Ä Aring Å AElig Æ ' +
  'Ccedil Ç Egrave È Eacute É Ecirc Ê Euml Ë Igrave Ì Iacute Í Icirc Î Iuml Ï ETH Ð Ntilde Ñ Ograve Ò Oacute Ó Ocirc Ô ' +
  'Otilde Õ Ouml Ö times × Oslash Ø Ugrave Ù Uacute Ú Ucirc Û Uuml Ü Yacute Ý THORN Þ szlig ß agrave à aacute á acirc â ' +
  'atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï eth ð ' +
  'ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö divide ÷ oslash ø ugrave ù uacute ú ucirc û uuml ü yacute ý ' +
  'thorn þ yuml ÿ OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ ensp \u2002 emsp \u2003 thinsp \u2009 ndash – mdash — emdash — ' +
  'lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ ' +
  'lsaquo ‹ rsaquo › euro € trade ™ minus − le ≤ ge ≥ ne ≠ lbrack [ rbrack ] lsqb [ rsqb ] num # ast * period . comma ,';

export const namedCharacters: ReadonlyMap<string, string> = readNames();

function readNames(): Map<string, string> {
  const words = NAMES.split(' ');
  const characters = new Map<string, string>();
  for (let at = 0; at + 1 < words.length; at += 2) characters.set(words[at] ?? '', words[at + 1] ?? '');
  return characters;
}
