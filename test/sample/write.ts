/** `npm run sample`: writes the sample brief anew. */
import { writeFileSync } from 'node:fs';
import { writeSampleBrief } from './sample-brief';

writeFileSync(new URL('../../assets/sample/sample-brief.docx', import.meta.url), writeSampleBrief());
