// Made by `npm run generate`. Change schemas/ and run it again.
import type { ScreenSources } from '#engine/plan/ScreenSources.ts'

export const screens: ScreenSources = {
  "table": {
    "real-estate/real-estate": {
      "fetch": () => import('./real-estate/real-estate.table.gen.ts'),
      "words": [
        "real-estate",
        "options"
      ],
      "parts": [
        "question"
      ]
    },
    "session/session": {
      "fetch": () => import('./session/session.table.gen.ts'),
      "words": [
        "session",
        "options"
      ],
      "parts": [
        "question"
      ]
    },
    "tenant/tenant": {
      "fetch": () => import('./tenant/tenant.table.gen.ts'),
      "words": [
        "tenant",
        "options"
      ],
      "parts": []
    }
  },
  "details": {
    "account/account": {
      "fetch": () => import('./account/account.details.gen.ts'),
      "words": [
        "account",
        "options"
      ],
      "parts": [
        "question"
      ]
    },
    "real-estate/real-estate": {
      "fetch": () => import('./real-estate/real-estate.details.gen.ts'),
      "words": [
        "real-estate",
        "options"
      ],
      "parts": [
        "question"
      ]
    },
    "tenant/corporation": {
      "fetch": () => import('./tenant/corporation.details.gen.ts'),
      "words": [
        "tenant",
        "options"
      ],
      "parts": []
    },
    "tenant/individual": {
      "fetch": () => import('./tenant/individual.details.gen.ts'),
      "words": [
        "tenant",
        "options"
      ],
      "parts": []
    }
  },
  "notice": {
    "legal/privacy": {
      "fetch": () => import('./legal/privacy.notice.gen.ts'),
      "words": [
        "legal"
      ],
      "parts": []
    },
    "sign-up/error": {
      "fetch": () => import('./sign-up/error.notice.gen.ts'),
      "words": [
        "sign-up"
      ],
      "parts": []
    },
    "sign-up/success": {
      "fetch": () => import('./sign-up/success.notice.gen.ts'),
      "words": [
        "sign-up"
      ],
      "parts": []
    }
  },
  "form": {
    "account/account": {
      "fetch": () => import('./account/account.form.gen.ts'),
      "forms": [],
      "words": [
        "account",
        "options"
      ],
      "parts": [
        "question",
        "stored"
      ],
      "kinds": [
        "choice",
        "text",
        "date",
        "number",
        "website",
        "email",
        "phone",
        "files"
      ]
    },
    "emergency-contact/emergency-contact": {
      "fetch": () => import('./emergency-contact/emergency-contact.form.gen.ts'),
      "forms": [],
      "words": [
        "emergency-contact",
        "options"
      ],
      "parts": [],
      "kinds": [
        "choice",
        "text",
        "date",
        "number",
        "phone",
        "email"
      ]
    },
    "guarantor/guarantor": {
      "fetch": () => import('./guarantor/guarantor.form.gen.ts'),
      "forms": [],
      "words": [
        "guarantor",
        "options"
      ],
      "parts": [],
      "kinds": [
        "choice",
        "text",
        "date",
        "number",
        "phone",
        "email"
      ]
    },
    "password/change": {
      "fetch": () => import('./password/change.form.gen.ts'),
      "forms": [],
      "words": [
        "password"
      ],
      "parts": [],
      "kinds": [
        "secret"
      ]
    },
    "password/renew": {
      "fetch": () => import('./password/renew.form.gen.ts'),
      "forms": [],
      "words": [
        "password"
      ],
      "parts": [],
      "kinds": [
        "email"
      ]
    },
    "password/reset": {
      "fetch": () => import('./password/reset.form.gen.ts'),
      "forms": [],
      "words": [
        "password"
      ],
      "parts": [],
      "kinds": [
        "secret"
      ]
    },
    "real-estate/real-estate": {
      "fetch": () => import('./real-estate/real-estate.form.gen.ts'),
      "forms": [],
      "words": [
        "real-estate",
        "options"
      ],
      "parts": [
        "stored"
      ],
      "kinds": [
        "text",
        "choice",
        "number",
        "date",
        "files",
        "entries",
        "phone",
        "email"
      ]
    },
    "sign-in/confirm": {
      "fetch": () => import('./sign-in/confirm.form.gen.ts'),
      "forms": [],
      "words": [
        "sign-in"
      ],
      "parts": [],
      "kinds": [
        "text",
        "secret",
        "flag"
      ]
    },
    "sign-in/re-sign-in": {
      "fetch": () => import('./sign-in/re-sign-in.form.gen.ts'),
      "forms": [],
      "words": [
        "sign-in"
      ],
      "parts": [],
      "kinds": [
        "text",
        "secret",
        "flag"
      ]
    },
    "sign-in/sign-in": {
      "fetch": () => import('./sign-in/sign-in.form.gen.ts'),
      "forms": [],
      "words": [
        "sign-in"
      ],
      "parts": [],
      "kinds": [
        "text",
        "secret",
        "flag"
      ]
    },
    "sign-up/sign-up": {
      "fetch": () => import('./sign-up/sign-up.form.gen.ts'),
      "forms": [],
      "words": [
        "sign-up",
        "options"
      ],
      "parts": [],
      "kinds": [
        "choice",
        "text",
        "email",
        "secret",
        "flag"
      ]
    },
    "subscription/renew": {
      "fetch": () => import('./subscription/renew.form.gen.ts'),
      "forms": [],
      "words": [
        "subscription"
      ],
      "parts": [],
      "kinds": [
        "email"
      ]
    },
    "subscription/subscription": {
      "fetch": () => import('./subscription/subscription.form.gen.ts'),
      "forms": [
        "subscription/renew"
      ],
      "words": [
        "subscription"
      ],
      "parts": [],
      "kinds": [
        "phone",
        "text",
        "email"
      ]
    },
    "supporting-document/supporting-document": {
      "fetch": () => import('./supporting-document/supporting-document.form.gen.ts'),
      "forms": [],
      "words": [
        "supporting-document",
        "options"
      ],
      "parts": [],
      "kinds": [
        "choice",
        "text",
        "files"
      ]
    },
    "tenant/tenant": {
      "fetch": () => import('./tenant/tenant.form.gen.ts'),
      "forms": [
        "guarantor/guarantor",
        "supporting-document/supporting-document",
        "emergency-contact/emergency-contact"
      ],
      "words": [
        "tenant",
        "options",
        "guarantor",
        "supporting-document",
        "emergency-contact"
      ],
      "parts": [
        "stored",
        "items"
      ],
      "kinds": [
        "choice",
        "text",
        "files",
        "number",
        "website",
        "date",
        "email",
        "phone",
        "entries",
        "paragraph"
      ]
    }
  }
}
