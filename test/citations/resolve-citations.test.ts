import { describe, expect, test } from 'vitest';
import { findCitations } from '../../src/citations/find-citations';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { mayBeCalled } from '../../src/citations/resolving/captions-match';

/** What each find of `text` means: the index of its antecedent, or the reason why none is told. */
function meanings(
  text: string,
  notes?: { start: number; end: number; anchor: number }[],
): (number | string)[] {
  const found = findCitations(text);
  const resolutions = resolveCitations(found, notes ? { notes } : {});
  return resolutions.map(({ antecedent, reason }) => antecedent ?? reason);
}

describe('resolveCitations', () => {
  test.each<[string, string, (number | string)[]]>([
    ['Roe v. Wade, 410 U.S. 113 (1973). Id. at 152. Ibid.', 'id. follows what stands before', [0, 0, 0]],
    [
      'Roe v. Wade, 410 U.S. 113 (1973) (quoting Doe v. Poe, 400 U.S. 12, 14 (1970)). Id. at 152.',
      'id. is never bound into a parenthetical',
      [0, 1, 0],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Doe v. Poe, 400 U.S. 12 (1970). Roe, 410 U.S. at 120. Id. at 125.',
      'a short form by its place, then id. after it',
      [0, 1, 0, 0],
    ],
    ['Roe v. Wade, 410 U.S. 113 (1973). Wade, supra, at 120.', 'supra by name', [0, 0]],
    [
      'Dkt. 12 at 3 (citing Roe v. Wade, 12 F.3d 1, 3 (1st Cir. 1993)). Id. at 4.',
      'a paper',
      ['record', 1, 'record'],
    ],
    [
      'Roe v. Wade, 12 F.3d 1 (1st Cir. 1993). Opp. at 3 (quoting Wade, 12 F.3d at 5). “It is so.” Id. at 4.',
      'a paper and what it quotes',
      [0, 'record', 0, 'record'],
    ],
    [
      'Roe v. Wade, 12 F.3d 1 (1st Cir. 1993). Dep. of Wade at 5. Id. at 6. So in Wade at 7.',
      'a witness who bears a party’s name',
      [0, 'record', 'record', 0],
    ],
    [
      'Roe v. Wade, 12 F.3d 345 (2d Cir. 1993) (quoting Doe v. Poe, 5 F.3d 100, 110 (2d Cir. 1990)), cert. denied, 510 U.S. 1 (1994). Id. at 351.',
      'id. follows the case whose history stands behind what it quotes',
      [0, 1, 2, 0],
    ],
    [
      'Roe v. Wade, 12 F.3d 345 (2d Cir. 1993), cert. granted in part, 510 U.S. 1, and cert. denied in part, 510 U.S. 2 (1994). Id.',
      'a second event of its history behind "and"',
      [0, 1, 2, 0],
    ],
    [
      "Roe v. Wade, 12 F.3d 345 (2d Cir. 1993), aff'd, 510 U.S. 1 (1994), and remanded the case. Doe v. Poe, 400 U.S. 12 (1970). Id.",
      'the sentence goes on, and another case stands behind it',
      [0, 1, 2, 2],
    ],
    [
      'Compare Roe v. Wade, 410 U.S. 113 (1973), with Doe v. Poe, 400 U.S. 12 (1970). The former controls. Id.',
      'the former of two',
      [0, 1, 'unread'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Doe v. Poe, 400 U.S. 12 (1970). In the former, he lost. Id. at 120. The latter is another.',
      'the former of two, whatever the page',
      [0, 1, 'unread'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Doe v. Poe, 400 U.S. 12 (1970). The latter controls. Id.',
      'the latter of two',
      [0, 1, 1],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Doe v. Poe, 400 U.S. 12 (1970). The former employees of Poe sued. Id.',
      'people who were something formerly',
      [0, 1, 1],
    ],
    [
      '(In re Elm (1966) 64 Cal.2d 412, 417 [citing People v. Oak (1967) 250 Cal.App.2d 311, 314].) It is so. (Ibid.)',
      'brackets instead of parentheses explain too',
      [0, 1, 0],
    ],
    [
      '(In re Elm (1966) 64 Cal.2d 412, 417.) It is so. (Ibid. [quoting 7 Ops.Atty.Gen. 108].) It was. (Id. at p. 415.)',
      'and behind Ibid.',
      [0, 0, 2, 0],
    ],
    [
      'In re Elm (1966) 64 Cal.2d 412, 417 [it] held as People v. Oak (1967) 250 Cal.App.2d 311 did. Ibid.',
      'where others only alter the words',
      [0, 1, 1],
    ],
    [
      'Compare Roe v. Wade, 538 U.S. 84, 97 (2003), with Doe v. Poe, 372 U.S. 144 (1963). The former controls. Id. at 99.',
      'the former of two, of which the page tells',
      [0, 1, 0],
    ],
    [
      'Restatement (Second) of Torts § 402A (1965). Roe v. Wade, 410 U.S. 113 (1973). Under § 402A it is. Id. cmt. l.',
      'a comment is of no case',
      [0, 1, 0],
    ],
    [
      'FN3. Roe v. Wade, 410 U.S. 113 (1973). FN4. Id. FN5. Id. at 120. Id. FN6. Doe v. Poe, 400 U.S. 12 (1970).',
      'the marks of notes as a database writes them',
      [0, 0, 0, 0, 4],
    ],
    [
      'Roe v. Wade, 12 F.3d 345 (2d Cir. 1993). See FAC par. 12. Id.',
      'a paper whose paragraphs are written in words',
      [0, 'record', 'record'],
    ],
    [
      'Roe v. Wade, 12 F.3d 345 (2d Cir. 1993). He fell (Jones Report par. 12). Id.',
      'and one that no table lists',
      [0, 'unread'],
    ],
    [
      "Roe v. Wade, 12 F.3d 345 (2d Cir. 1993), rev'd & remanded, 510 U.S. 1 (1994). Id. at 351.",
      'and',
      [0, 1, 0],
    ],
    [
      "Roe v. Wade, 12 F.3d 345 (2d Cir. 1993), summarily aff'd, 510 U.S. 1 (1994). Id. at 351.",
      'how',
      [0, 1, 0],
    ],
    [
      'Roe v. Lopez, 514 U.S. 549 (1995). Roe v. Ash, 529 U.S. 598 (2000). In Lopez, it was so. Id. at 561. In Ash, it was not. Id. at 612.',
      'id. behind a sentence that begins with the name of a case',
      [0, 1, 0, 1],
    ],
    [
      'Elm v. Oak, 466 U.S. 668, 687 (1984). Fir v. Ash, 559 U.S. 356, 364 (2010). Under Elm, that is deficient. Id. at 694.',
      'a sentence that begins with the case in which the page stands',
      [0, 1, 0],
    ],
    [
      'Elm v. Oak, 466 U.S. 668, 687 (1984). Fir v. Ash, 559 U.S. 356, 364 (2010). The Elm Court required so much. Id. at 694.',
      'a sentence that begins with the case in which the page stands',
      [0, 1, 0],
    ],
    [
      'Elm v. Oak, 466 U.S. 668, 687 (1984). Fir v. Ash, 559 U.S. 356, 364 (2010). The Court in Elm said so. Id. at 694.',
      'a sentence that begins with the case in which the page stands',
      [0, 1, 0],
    ],
    [
      'Elm v. Oak, 466 U.S. 668, 687 (1984). Fir v. Ash, 559 U.S. 356, 364 (2010). As Elm explains, it is so. Id. at 694.',
      'a sentence that begins with the case in which the page stands',
      [0, 1, 0],
    ],
    [
      'Elm v. Oak, 466 U.S. 668, 687 (1984). Fir v. Ash, 559 U.S. 356, 364 (2010). Elm’s second prong is so. Id. at 694.',
      'a sentence that begins with the case in which the page stands',
      [0, 1, 0],
    ],
    [
      'Elm v. Oak, 466 U.S. 668 (1984). Fir v. Ash, 559 U.S. 356 (2010). Under Elm, that is deficient. Id. at 366.',
      'its page stands in the case before',
      [0, 1, 1],
    ],
    [
      'Fir v. Ash, 559 U.S. 356 (2010). Elm v. Oak, 466 U.S. 668 (1984). Under Fir, that is deficient. Id. at 690.',
      'nor in the one that begins far before it',
      [0, 1, 1],
    ],
    [
      'Roe v. Lopez, 514 U.S. 549 (1995). Roe v. Ash, 529 U.S. 598 (2000). In Fir, it was so. Id. at 612.',
      'id. behind a sentence that begins with another name',
      [0, 1, 1],
    ],
    [
      'Elm v. Oak, 166 Wn.2d 974 (2009). See RCW 59.20.010. So it was struck down in Elm, Id. It said so.',
      'id. behind the name of a case',
      [0, 1, 0],
    ],
    [
      'Elm v. Oak, 166 Wn.2d 974 (2009). See RCW 59.20.010. So it was struck down in Fir, Id. It said so.',
      'id. behind a name that no case bears',
      [0, 1, 1],
    ],
    [
      'Smith v. Elm, 3 P. 10 (1884). Smith v. Oak, 8 P. 385 (1885). Rhodes v. Smith, Id. 391. So it is.',
      'id. in the place of a volume, behind a caption',
      [0, 1, 1],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). “It is so. U.S. Const. art. II, § 2. He may.”\n \n\n\n   Id.\n',
      'id. behind a quotation, however far the text is spread',
      [0, 1, 0],
    ],
    [
      'Elm v. Ash, 299 F.3d 1053 (9th Cir. 2002). Oak v. Fir, 203 F.3d 1160 (9th Cir. 2000). Elm, 299 F.3d at 1064 (citing Oak, 203 F.3d at 1167). Id. at 1169. Id. at 1066.',
      'a page far from the case before, and in the one that it cites',
      [0, 1, 0, 1, 1, 0],
    ],
    [
      'Elm v. Ash, 299 F.3d 1053 (9th Cir. 2002). Oak v. Fir, 203 F.3d 1100 (9th Cir. 2000). Elm, 299 F.3d at 1110. Id. at 1112.',
      'a page near another that is cited of the case before',
      [0, 1, 0, 0],
    ],
    [
      'Oak v. Fir, 203 U.S. 630 (1960). Elm v. Ash, 492 U.S. 573, 593 (1989); id., at 640.',
      'opinions of the Supreme Court are long',
      [0, 1, 1],
    ],
    [
      'Ash v. Oak, 587 U.S. 391, 398 (2019) (quoting Elm v. Fir, 547 U.S. 250, 259 (2006)). Id., at 256.',
      'a page before the first of the case before, in what it quotes',
      [0, 1, 1],
    ],
    [
      'Elm v. Fir, 56 Ohio St.3d 53 (1990). State v. Ash, 2012-Ohio-4901, ¶ 11, citing Elm at 55. It was so. Id. at 55. State v. Ash, ¶ 12. Id. at ¶ 13.',
      'a page behind a case that is cited by paragraphs',
      [0, 1, 0, 0, 1, 1],
    ],
    [
      'See XYFL, 887 F.2d at 413. Xylo Yard Football League v. Oak, 887 F.2d 408 (2d Cir. 1989).',
      'the initials of a case that is cited further on',
      [1, 1],
    ],
    [
      'Elm v. Oak, supra, held so. Fir, supra. Elm v. Oak, 5 F.3d 6 (1st Cir. 1993). Fir v. Ash, 6 F.3d 7 (1993).',
      'supra of the only case with both names further on',
      [2, 'unknownName', 2, 3],
    ],
    [
      'Elm v. Oak, 5 F.3d 6 (1st Cir. 1993). Notice. Reorg. Plan No. 10, § 1(b)(2), at 1266. It is “subject to approval.” Ibid.',
      'a plan that no table lists',
      [0, 'unread'],
    ],
    [
      'Elm v. Oak, 5 F.3d 6 (1st Cir. 1993). It applies to 10 rules and to 1(b)(2). It is “subject to approval.” Ibid.',
      'numbers of a sentence',
      [0, 0],
    ],
    [
      'Elm v. Oak, 172 N.C. App. 127, 616 S.E.2d 21 (2005). So held. Elm at 133, 616 S.E.2d at 26 (citing 18 U.S.C. § 3). Id. at 134.',
      'the parallel behind a name and a page',
      [0, 0, 2, 0],
    ],
    [
      'People v Elm, 95 NY2d 623 [2001]. It is so (petitioners’ mem of law at 10). They say “it” (id.).',
      'a paper in a parenthesis, in small letters',
      [0, 'unread'],
    ],
    [
      'People v Elm, 95 NY2d 623 [2001]. It holds so (whatever the petition asks of 10). They say “it” (id.).',
      'a paper that is only spoken of',
      [0, 0],
    ],
    [
      'Elm v. Oak (“Elm I”), 12 F.3d 345 (1st Cir. 1993); Elm v. Oak (hereinafter “Elm II”), 14 F.3d 345 (1st Cir. 1994). Elm I, supra, at 351. Elm II, supra. Elm III, supra.',
      'the name for later that stands before the place',
      [0, 1, 0, 1, 'unknownName'],
    ],
    [
      'Roe v. Wade, 2006 WL 2708541 (E.D. Mich. 2006). It is a cover. Id. at col. 6 ll. 48-50. Id. at *5.',
      'columns and lines are a patent’s, never a case’s',
      [0, 'pinOutside', 'pinOutside'],
    ],
    [
      'Elm v. Co., _ Va. _, 326 S.E.2d 702 (1985). Ash v. Elm, 5 F.2d 6 (4th Cir. 1930). Elm, _ Va. at _, 326 S.E.2d at 703.',
      'a short form by its parallel',
      [0, 1, 0],
    ],
    [
      'Oak v. Ash, 459 U.S. 460, 103 S.Ct. 864 (1983). Elm, 461 U.S. at 56, 103 S.Ct. 1625. 461 U.S. at 57, 103 S.Ct. at 1626.',
      'a case of another volume is not told by a parallel whose volume holds both',
      [0, 'unknownName', 'unknownName'],
    ],
    [
      'Oak v. Ash, 459 U.S. 460, 103 S.Ct. 864 (1983). Elm, 461 U.S. at 56, 103 S.Ct. 1625. Fir v. Elm, 461 U.S. 30, 103 S.Ct. 1625 (1983).',
      'the case of its volume that follows',
      [0, 2, 2],
    ],
    [
      'Oak v. Ash, 459 U.S. 460, 103 S.Ct. 864 (1983). Oak, 457 U.S. at 465, 103 S.Ct. at 868.',
      'a misprinted volume beside its case’s name and parallel',
      [0, 0],
    ],
    [
      'Elm v. Ash, 457 U.S. 731, 102 S. Ct. 2690 (1982). Elm v. Fir, 433 U.S. 425, 97 S. Ct. 2777 (1977). Elm, supra at 450, 97 S.Ct. at 2793.',
      'supra by the parallel behind it',
      [0, 1, 1],
    ],
    [
      'Elm v. Ash, 457 U.S. 731 (1982). Elm v. Fir, 433 U.S. 425 (1977). Elm, supra at 450.',
      'supra of two without one: by a page that only one can have',
      [0, 1, 1],
    ],
    [
      'Elm v. Ash, 410 U.S. 431 (1973). Elm v. Fir, 433 U.S. 425 (1977). Elm, supra at 450. Elm, supra.',
      'supra of two that both have the page, or without a page',
      [0, 1, 'several', 'several'],
    ],
    [
      'Elm v. Fir, 359 U.S. 236, 79 S. Ct. 773 (1959). Ash v. Oak, 172 F. Supp. 2d 138 (D.D.C. 2001). Id. at 244, 79 S. Ct. 773.',
      'the volume of a parallel behind id. tells which case is meant',
      [0, 1, 0],
    ],
    [
      'Elm v. Fir, 359 U.S. 236, 79 S. Ct. 773 (1959). Ash v. Oak, 459 U.S. 138 (1982). Id. at 144, 103 S. Ct. 230.',
      'a volume that no case has',
      [0, 1, 1],
    ],
    [
      'Elm v. Ash, 200 Or. App. 650, 690 (2005). It was unlawful. Id. at 29 697. Id. at 691 and on.',
      'the number of the brief’s own page stands before the page meant',
      [0, 0, 0],
    ],
    ['Elm v. Ash, 200 Or. App. 650 (2005). Id. at 29 and 697.', 'two pages', [0, 'pinOutside']],
    [
      '“He shall act.” Art. II, §1, cl. 1; id., §3. See Elm v. Ash, 20 U.S. 5 (1822).',
      'a provision without the name of its constitution',
      [0, 0, 2],
    ],
    [
      'Suter, 181 B.R. at 119. It added, 181 B.R. at 119, n. 3. [5] 181 B.R. 116 (Bankr. N.D. Ala. 1994).',
      'a note further on that cites it without its name',
      [2, 2, 2],
    ],
    [
      'It said so. 526 U.S. at 147. And Elm v. Ash, 526 U.S. 287 (1999); Fir v. Ash, 526 U.S. 23 (1999).',
      'no case further on whose pages are near',
      ['unknownName', 1, 2],
    ],
    ['116 Stat. 1350. Id., at 1365. Id., at 35.', 'a page of a session’s laws', [0, 0, 'pinOutside']],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). See 29 C.F.R. § 18.24. Id. at 120. Id. § 18.25.',
      'a regulation’s sections have no pages',
      [0, 1, 0, 1],
    ],
    ['60 Fed. Reg. 40,252 (1995). Id. at 40,253.', 'the Federal Register has', [0, 0]],
    [
      'Doe v. Poe, 2002 WI App 302, ¶ 5. Elm v. Fir, 284 Wis. 2d 162, 699 N.W.2d 551. Id., ¶ 1. Elm, 284 Wis. 2d 162, ¶ 29.',
      'a printed case that is cited by paragraphs elsewhere',
      [0, 1, 1, 3],
    ],
    [
      'Hamm v. Office of Child Support Enforcement, 336 Ark. 391 (1999). Hamm v. OCSE, supra. Hamm v. OCE, supra.',
      'a party by its initials',
      [0, 0, 'unknownName'],
    ],
    [
      'Elm Bureau Mut. Ins. Co. v. Oak, 315 Ark. 136 (1993). Elm Bureau Mutual Ins. Co., supra. Elm Life Ins. Co., supra. Elm Bureau II, supra.',
      'one party with other words abbreviated',
      [0, 0, 'unknownName', 'unknownName'],
    ],
    [
      'Elm’s Min. Co. v. Oak, 177 U.S. 523 (1900). Elm v. Oak, supra. Ash v. Oak, supra.',
      'a party called shorter',
      [0, 0, 'unknownName'],
    ],
    [
      'Elm Pipe Co., 26 FERC ¶ 63,058, at 65,256 (1984) (ALJ Decision). Elm Pipe Co., 26 FERC ¶ 61,252 (1984) (First Order). ALJ Decision, 26 FERC at 65,257.',
      'a decision by the name in its parenthesis',
      [0, 1, 0],
    ],
    [
      'Airports Auth. v. Citizens, 501 U.S. 252, 276 (1991) (MWAA). Roe v. Wade, 410 U.S. 113 (1973) (plurality). MWAA, supra, at 277. NRDC, supra.',
      'letters in parentheses',
      [0, 1, 0, 'unknownName'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Id.\n¶36.  Although it was so, it is. See id. ¶ 36. Although',
      'the number of a paragraph that begins',
      [0, 0, 'pinOutside'],
    ],
    [
      'Elm v. Oak, 415 U.S. 308, 39 L.Ed.2d 347 (1974). State v. Orn, 197 Wn.2d 343 (2021). Ash v. Fir, 385 U.S. 493 (1967). Id. at 351.',
      'the case whose own pages fit, before one whose parallel has them',
      [0, 1, 2, 1],
    ],
    [
      'Elm v. Oak, 415 U.S. 348 (1974). State v. Orn, 197 Wn.2d 343 (2021). Ash v. Fir, 385 U.S. 493 (1967). Id. at 351.',
      'neither of two whose own pages fit',
      [0, 1, 2, 'pinOutside'],
    ],
    [
      'Elm, 5 F.2d at 7. Id. at 8. 5 F.2d at 9. Elm, 5 F.2d at 3. Elm, supra. Ash v. Elm, 5 F.2d 6 (4th Cir. 1930).',
      'a note printed at the end tells what a volume means, but no page before it and no name alone',
      [5, 5, 5, 'unknownName', 'unknownName', 5],
    ],
    ['Id. at 5.', 'nothing before', ['nothingBefore']],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Compl. ¶ 4. Id. ¶ 5.',
      'the record breaks the chain',
      [0, 'record', 'record'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973); Doe v. Poe, 400 U.S. 12 (1970). Id.',
      'a string citation',
      [0, 1, 'several'],
    ],
    ['42 U.S.C. § 1983. Id. § 1988.', 'a section after a code', [0, 0]],
    ['Roe v. Wade, 410 U.S. 113 (1973). Id. § 1988.', 'a section after a case', [0, 'pinOutside']],
    [
      'Roe v. Wade, 410 U.S. 113 (1973), aff’d, 411 U.S. 1 (1974). Id. at 120.',
      'id. means the case, not its history',
      [0, 1, 0],
    ],
    ['Roe v. Wade, 410 U.S. 113 (1973). Id. at 12.', 'a page before the case begins', [0, 'pinOutside']],
    [
      '42 U.S.C. § 1983(a). 29 P.R. Laws Ann. § 146. Id. § 1983(b). Id. § 1985.',
      'a section that an earlier law began',
      [0, 1, 0, 0],
    ],
    [
      '42 U.S.C. § 1983(a). Roe v. Wade, 410 U.S. 113 (1973). Id. § 1983(b). Id., subd. (c).',
      'a section behind a case',
      [0, 1, 0, 0],
    ],
    [
      'Doe v. Poe, 2004 ND 119, ¶ 5. See N.D.C.C. § 28-26-01(2). Id. at ¶ 15.',
      'a paragraph behind a statute is that of the case before it',
      [0, 1, 0],
    ],
    [
      'Doe v. Poe, 2010-Ohio-745, ¶ 10, citing Roe v. Wade, 9 Ohio St. 3d 228, 460 N.E.2d 245 (1984). Id. at ¶ 11.',
      'a paragraph is no printed case’s where one before has them',
      [0, 1, 0],
    ],
    [
      'Doe v. Poe, 2004 ND 119, ¶ 5. Compl. ¶ 4. See N.D.C.C. § 28-26-01(2). Id. ¶ 15.',
      'a complaint has paragraphs too',
      [0, 'record', 2, 'pinOutside'],
    ],
    [
      'U.S. Const. art. I, § 8, cl. 1; id. cl. 3. Roe v. Wade, 410 U.S. 113 (1973). Id. cl. 5.',
      'a clause is no case’s',
      [0, 0, 2, 'pinOutside'],
    ],
    [
      'Roe v. Bass, 410 U.S. 113 (1973). It is barred in this Circuit by Bass, supra. Elm by Oak, supra.',
      'what stands before a preposition is no name',
      [0, 0, 'unknownName'],
    ],
    [
      'Oak Bank v. Fir (In re Elm), 906 F.2d 1068 (1990). In re Elm, supra. In re Oaks, supra.',
      'by the matter in which its parties stand',
      [0, 0, 'unknownName'],
    ],
    ['Roe v. Wade, 410 U.S. 113 (1973). Id., subd. (c).', 'a subdivision is no case’s', [0, 'pinOutside']],
    [
      'Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973). See Fed. R. Evid. 609(a)(1). See id. 93 S.Ct. at 719.',
      'the reporter behind id. says which case is meant',
      [0, 1, 0, 0],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Doe v. Poe, 400 U.S. 12 (1970). See id.; Roe, 410 U.S. at 152.',
      'a further citation behind id. says nothing of it',
      [0, 1, 1, 0],
    ],
    [
      'Doe v. Poe, 197 Wn.2d 343 (2020). Roe v. Wade, 410 U.S. 413 (1973). Id. at 351.',
      'a page before the first, which another case has',
      [0, 1, 0],
    ],
    [
      'Doe v. Poe, 197 Wn.2d 343 (2020). Elm v. Oak, 12 F.3d 340 (1994). Roe v. Wade, 410 U.S. 413 (1973). Id. at 351.',
      'a page that two others have',
      [0, 1, 2, 'pinOutside'],
    ],
    [
      'Doe v. Poe, 197 Wn.2d 143 (2020). Roe v. Wade, 410 U.S. 413 (1973). Id. at 351.',
      'a page far behind another case’s first',
      [0, 1, 'pinOutside'],
    ],
    [
      'Doe v. Poe, 2010 WL 12345 (D. Mass. 2010). Roe v. Wade, 987 A.2d 781 (2010). Id. at *2-3.',
      'a star page belongs to a decision of a database',
      [0, 1, 0],
    ],
    ['Roe v. Wade, 987 A.2d 781, 2010 WL 12345 (2010). Id. at *2.', 'or to its parallel', [0, 0]],
    ['Roe v. Wade, 987 A.2d 781 (2010). Id. *799 The court then went on.', 'the mark of a page', [0, 0]],
    [
      'Roe v. Wade, 441 Pa. 66 (1970). In Roe v. Wade, 441 Pa., supra, it was said.',
      'a volume between name and supra',
      [0, 0],
    ],
    [
      "Elm Brewers, Ltd. v. State Tax Comm'n, 266 U.S. 271 (1924). Elm Brewers, Ltd. v. Tax Commission, supra.",
      'a caption with words abbreviated or left out',
      [0, 0],
    ],
    [
      'Elm Brewers, Ltd. v. Oak, 266 U.S. 271 (1924). Elm Brewers, Ltd. v. Fir, supra.',
      'another case of the same plaintiff',
      [0, 'unknownName'],
    ],
    ['Roe v. Wade, 410 U.S. 113 (1973). Id., at A-32.', 'a page of an appendix', [0, 'pinOutside']],
    ['Roe v. Wade, 410 U.S. 113 (1973). See JA2205–06. Id.', 'an appendix', [0, 'record', 'record']],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). See Brief for the United States, Elm v. Oak, No. 08-769 (June 8, 2008), at 35. Id. at 36.',
      'a brief in another case is no decision',
      [0, 'record', 'record'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). See ante, at 1757 - 1758. Id. at 1759.',
      'pages of this opinion, blanks about the dash',
      [0, 'record', 'record'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). App. to Pet. for Cert. 12a. Ibid. Brief for Petitioners 3. Id., at 4.',
      'the papers of the case itself',
      [0, 'record', 'record', 'record', 'record'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). They “would not have enacted CPL 30.30” (id.).',
      'what quoted words cite is not meant',
      [0, 1, 0],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). It held: "So in Doe v. Poe, 400 U.S. 12 (1970)." Id. at 120.',
      'nor a case within straight quotation marks',
      [0, 1, 0],
    ],
    ['He said “we follow CPL 30.30.” Id.', 'unless nothing stands before the quotation', [0, 0]],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). The Oak Papers No. 51. Id., No. 48, at 333.',
      'a number of a paper',
      [0, 'unread'],
    ],
    ['See J.A. 12. Id. at 1:27–32.', 'columns and lines', ['record', 'record']],
    ['Roe v. Wade, 410 U.S. 113 (1973). Id. 119:12-14.', 'page and lines of a transcript', [0, 'pinOutside']],
    ['Roe v. Wade, 410 U.S. 113 (1973). Id. 119.', 'a page alone', [0, 0]],
    ['See Civ.R. 60(B). Id. at ¶ 21.', 'a rule has no paragraphs', [0, 'pinOutside']],
    ['141 Cong. Rec. 27,042 (1995). Id. at 26,553.', 'an earlier page of a volume of debates', [0, 0]],
    ['141 Cong. Rec. 27,042 (1995). He ordered it. Id. at 2.', 'a page of something else', [0, 'pinOutside']],
    [
      'Elm v. Fir, 77 F.3d 237 (5th Cir.), cert. denied, - U.S. -, 136 S.Ct. 111 (2015). Id. at 247.',
      'id. means the case, not its history in a scan',
      [0, 1, 0],
    ],
    ['Doe, supra, at 5.', 'an unknown name', ['unknownName']],
    [
      'Roe v. Wade, 410 U.S. 113, 93 S. Ct. 705 (1973). Id. at 710. Id. at 51.',
      'a page of one of its reporters, or of none',
      [0, 0, 'pinOutside'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973); see also Doe v. Poe, 412 U.S. 212 (1973). Id. at 214. Id. at 115.',
      'a page that only an earlier case has, also right behind another Id.',
      [0, 1, 1, 0],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973); Doe v. Poe, 400 U.S. 12 (1970). The Roe Court went further: it is “so to be read.” Id.',
      'a string citation, and a sentence on the court of one',
      [0, 1, 0],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973); Doe v. Poe, 400 U.S. 12 (1970). The Elm Court went further: it is “so to be read.” Id.',
      'a sentence on the court of none of them',
      [0, 1, 'several'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973); Doe v. Poe, 400 U.S. 12 (1970). Roe went further: it is “so to be read.” Id.',
      'a name that may be a witness',
      [0, 1, 'several'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973) (quoting Doe v. Poe, 412 U.S. 12 (1970)); accord id. at 115. See id.',
      'a string of one authority',
      [0, 1, 0, 0],
    ],
    [
      'Roe v. Wade, 168 F.3d 520 (1998); Ash v. Fir, 425 F.3d 999 (2005); Doe v. Poe, 576 F.3d 522 (2009). Id. at 525.',
      'a page that two of a string have',
      [0, 1, 2, 'several'],
    ],
    [
      'Roe v. Wade, 168 F.3d 520 (1998); Ash v. Fir, 425 F.3d 999 (2005); Doe v. Poe, 576 F.3d 622 (2009). Id. at 625.',
      'a page that only the last has',
      [0, 1, 2, 2],
    ],
    [
      'Doe v. Poe, 576 F.3d 522 (2009). Oak, 5 U.S.C. § 701; Roe v. Wade, 168 F.3d 520 (1998). Id. at 525.',
      'no page of the sentence before',
      [0, 1, 2, 2],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Under R.C. 2506.04, it is so. Id. The inquiry is limited. Id. at 115.',
      'an Id. of a law, which the next, of a page, belies',
      [0, 1, 'several', 0],
    ],
    [
      'Elm, 5 U.S. at 34. Under R.C. 2506.04, it is so. Id. The inquiry is limited. Id. at 35.',
      'an Id. of a law, and one of a page that nothing has',
      ['unknownName', 1, 'several', 'pinOutside'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113, 115 (1973). It was so held. Id. at 112.',
      'an Id. of the page before the first: a slip',
      [0, 0],
    ],
    [
      'Roe v. Wade, 410 U.S. 113, 115 (1973). He said so. Id. at 12.',
      'an Id. of a page far before the first',
      [0, 'pinOutside'],
    ],
    [
      'Under R.C. 2506.04, it is so. Id. The inquiry is limited. Id. § 2506.05.',
      'an Id. of a law, and one of another section',
      [0, 0, 0],
    ],
    [
      'Under R.C. 2506.04, it is so. Id. Roe v. Wade, 410 U.S. 113 (1973), agrees. Id. at 115.',
      'an Id. of a law, and a case before the next',
      [0, 0, 2, 2],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973); accord Doe v. Poe, 412 U.S. 12 (1970). See id.',
      'a string of two',
      [0, 1, 'several'],
    ],
    [
      'See 29 C.F.R. § 1604.11(b). Id. (ECF No. 12 at 4.) Id. at 5.',
      'a sentence of its own in parentheses cites the record',
      [0, 0, 'record', 'record'],
    ],
    ['Roe v. Wade, 410 U.S. 113 (1973). So he says. (FAC ¶ 12.) Id.', 'a complaint', [0, 'record', 'record']],
    ['Roe v. Wade, 410 U.S. 113 (1973). Elm Decl., ¶ 4. Id. ¶ 5.', 'a declaration', [0, 'record', 'record']],
    ['Roe v. Wade, 410 U.S. 113 (1973). 2-ER-45. Id. at 46.', 'excerpts of record', [0, 'record', 'record']],
    ['See RCW 7.72.010. Id. ¶¶ 5.1.1-5.5.5.', 'a statute has no such paragraphs', [0, 'pinOutside']],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). See 18 U.S.C. § 3553(a). Id. at 120. Id.',
      'a page stands in no statute, but in the case before it',
      [0, 1, 0, 0],
    ],
    ['See 18 U.S.C. § 3553(a). Id. at 120.', 'a page stands in no statute', [0, 'pinOutside']],
    ['35 Harv. L. Rev. 623, 640 (2012). Id. at 13.', 'a page before the article begins', [0, 'pinOutside']],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). He ran (Tr. Vol. I at 227-228). He fell (Id. at 229).',
      'a volume of the transcript',
      [0, 'record', 'record'],
    ],
    [
      'Roe v. Wade, 410 U.S. 113 (1973). Id. (7th edition, 1999), p. 120.',
      'an edition is a book’s',
      [0, 'pinOutside'],
    ],
    [
      'Elm v. Fir, 410 U.S. 113 (1973), citing Oak v. Ash, 400 U.S. 12 (1970). Id., quoting Yew v. Box, 390 U.S. 5 (1968).',
      'id. follows the case that cites, not what it cites',
      [0, 1, 0, 3],
    ],
    [
      'Elm v. Fir, 410 U.S. 113 (1973), quoted with approval in Oak v. Ash, 400 U.S. 112 (1970). Id. at 114. Id. at 115.',
      'nor what quotes it',
      [0, 1, 0, 0],
    ],
    [
      'Elm v. Fir, 410 U.S. 113 (1973), was quoted in Oak v. Ash, 400 U.S. 112 (1970). Id. at 114.',
      'what a sentence says of another case',
      [0, 1, 1],
    ],
    ['Elm v. Fir, 797 P.2d 651 (Alaska 1990). Id. at 1175.', 'a page far behind', [0, 'pinOutside']],
    [
      'Smith v. Roe, 1 U.S. 2 (1800). Smith v. Doe, 3 U.S. 4 (1801). Smith, supra, at 5.',
      'two cases by one name',
      [0, 1, 'several'],
    ],
    [
      'See Roe v. Elm Ins. Co., No. 11-CV-445 (W.D. Pa. July 10, 2012); Ash v. Fir, 5 F.3d 6 (3d Cir. 1993). In Roe v. Elm, supra, so.',
      'a decision that is cited by its docket number',
      ['record', 1, 0],
    ],
    [
      'Roe v. Elm, No. 11-CV-445 (W.D. Pa. 2012); Roe v. Elm, No. 12-CV-99 (W.D. Pa. 2013). Roe, supra.',
      'two decisions by docket numbers',
      ['record', 'record', 'unknownName'],
    ],
    [
      'Lou Jaffer, The Right to Review, 71 Harv. L. Rev. 401 (1958); Ash v. Fir, 5 F.3d 6 (1993). Jaffer, supra, at 432.',
      'an article by its writer',
      [0, 1, 0],
    ],
    [
      'Lou Jaffer, The Right to Review, 71 Harv. L. Rev. 401 (1958). Lou Jaffer, On Elms, 72 Harv. L. Rev. 5 (1959). Jaffer, supra, at 432.',
      'two articles of one writer',
      [0, 1, 'unknownName'],
    ],
    [
      'On Jaffer and Elms, 71 Harv. L. Rev. 401 (1958). Jaffer, supra, at 432.',
      'a name in a title',
      [0, 'unknownName'],
    ],
  ])('%s: %s', (text, _what, expected) => {
    expect(meanings(text)).toEqual(expected);
  });

  test('a note has its own chain', () => {
    const body = 'Roe v. Wade, 410 U.S. 113 (1973). Id. at 120.';
    const note = ' Doe v. Poe, 400 U.S. 12 (1970). Id. at 14.';
    const after = { start: body.length, end: body.length + note.length, anchor: 34 };
    expect(meanings(body + note, [after])).toEqual([0, 0, 2, 2]);
  });

  test.each([
    [' Doe v. Poe, 400 U.S. 12 (1970).', [0, 1, 1], 'the one authority of the note before'],
    [' Doe v. Poe, 400 U.S. 12 (1970). Id. at 13.', [0, 1, 1, 1], 'however often it is cited there'],
    [' Doe v. Poe, 400 U.S. 12 (1970). Ash v. Elm, 5 F.2d 6 (1930).', [0, 1, 2, 'several'], 'none of two'],
    [' It is so.', [0, 0], 'what stands before both where that note cites nothing'],
  ])('Id. at the head of a note, behind a note with%s', (first, expected) => {
    const body = 'Roe v. Wade, 410 U.S. 113 (1973). The rule is settled. It is old.';
    const second = ' Id.';
    const start = body.length + first.length;
    const spans = [
      { start: body.length, end: start, anchor: 54 },
      { start, end: start + second.length, anchor: body.length },
    ];
    expect(meanings(body + first + second, spans)).toEqual(expected);
  });

  test('Id. at the head of a note behind a later citation of the body', () => {
    const body = 'The rule is settled. Roe v. Wade, 410 U.S. 113 (1973).';
    const [first, second] = [' Doe v. Poe, 400 U.S. 12 (1970).', ' Id. at 114.'];
    const start = body.length + first.length;
    const spans = [
      { start: body.length, end: start, anchor: 20 },
      { start, end: start + second.length, anchor: body.length },
    ];
    expect(meanings(body + first + second, spans)).toEqual([0, 1, 0]);
  });

  test('a note is read where it is called', () => {
    const before = 'Doe, 400 U.S. at 13. The rule is settled.';
    const behind = ' Doe, 400 U.S. at 14. Poe, supra, at 15. Elm, supra.';
    const note = ' Doe v. Poe, 400 U.S. 12 (1970). Elm, 5 F.2d at 7.';
    const elsewhere = ' Ash v. Elm, 5 F.2d 6 (4th Cir. 1930).';
    const start = before.length + behind.length;
    const spans = [
      { start, end: start + note.length, anchor: before.length },
      {
        start: start + note.length,
        end: start + note.length + elsewhere.length,
        anchor: before.length + behind.length,
      },
    ];
    expect(meanings(before + behind + note + elsewhere, spans)).toEqual([4, 4, 4, 'unknownName', 4, 6, 6]);
  });

  test('notes may be given in any order', () => {
    const body = 'Roe v. Wade, 410 U.S. 113 (1973).';
    const note = ' Doe v. Poe, 400 U.S. 12 (1970). Id. at 14.';
    const span = (start: number) => ({ start, end: start + note.length, anchor: 34 });
    const text = `${body}${note}${note} Id.`;
    expect(meanings(text, [span(body.length + note.length), span(body.length)])).toEqual([0, 1, 1, 3, 3, 0]);
  });
});

test.each([
  ['Roe', true],
  ['Wade', true],
  ['Roe II', true],
  ['the Texas Case', true],
  ['Doe', false],
  // Nothing is left of it to compare.
  ['The Co.', false],
])('whether Roe v. Wade may be called %s: %s', (name, expected) => {
  const [roe] = findCitations('Roe v. Wade, 410 U.S. 113 (1973) (Texas Case).');
  expect(roe?.kind === 'case' && mayBeCalled(roe, name)).toBe(expected);
  const [plain] = findCitations('Roe v. Wade, 410 U.S. 113 (1973).');
  expect(plain?.kind === 'case' && mayBeCalled(plain, name)).toBe(expected && !name.includes('Texas'));
});
