// Made by `npm run generate`. Change schemas/ and run it again.
import type { ValidatorFactory } from '#engine/validation/createValidation.ts'
import type { RecordSchema } from './definitions.gen.ts'
import { schema as schema0 } from './account/account.record.gen.ts'
import validators0 from './account/validators.gen.js'
import { schema as schema1 } from './emergency-contact/emergency-contact.record.gen.ts'
import validators1 from './emergency-contact/validators.gen.js'
import { schema as schema2 } from './guarantor/guarantor.record.gen.ts'
import validators2 from './guarantor/validators.gen.js'
import { schema as schema3 } from './password/renew.record.gen.ts'
import validators3 from './password/validators.gen.js'
import { schema as schema4 } from './password/reset.record.gen.ts'
import validators4 from './password/validators.gen.js'
import { schema as schema5 } from './real-estate/real-estate.record.gen.ts'
import validators5 from './real-estate/validators.gen.js'
import { schema as schema6 } from './sign-in/sign-in.record.gen.ts'
import validators6 from './sign-in/validators.gen.js'
import { schema as schema7 } from './sign-up/sign-up.record.gen.ts'
import validators7 from './sign-up/validators.gen.js'
import { schema as schema8 } from './subscription/renew.record.gen.ts'
import validators8 from './subscription/validators.gen.js'
import { schema as schema9 } from './subscription/subscription.record.gen.ts'
import validators9 from './subscription/validators.gen.js'
import { schema as schema10 } from './supporting-document/supporting-document.record.gen.ts'
import validators10 from './supporting-document/validators.gen.js'
import { schema as schema11 } from './tenant/tenant.record.gen.ts'
import validators11 from './tenant/validators.gen.js'

/** All records by their name, `folder/name`. */
export const records: Readonly<Record<string, { schema: RecordSchema; validators: ValidatorFactory }>> = {
  'account/account': { schema: schema0, validators: validators0 },
  'emergency-contact/emergency-contact': { schema: schema1, validators: validators1 },
  'guarantor/guarantor': { schema: schema2, validators: validators2 },
  'password/renew': { schema: schema3, validators: validators3 },
  'password/reset': { schema: schema4, validators: validators4 },
  'real-estate/real-estate': { schema: schema5, validators: validators5 },
  'sign-in/sign-in': { schema: schema6, validators: validators6 },
  'sign-up/sign-up': { schema: schema7, validators: validators7 },
  'subscription/renew': { schema: schema8, validators: validators8 },
  'subscription/subscription': { schema: schema9, validators: validators9 },
  'supporting-document/supporting-document': { schema: schema10, validators: validators10 },
  'tenant/tenant': { schema: schema11, validators: validators11 },
}
