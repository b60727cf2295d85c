// Made by `npm run generate`. Change schemas/sign-up and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "email",
      "password",
      "passwordConfirm",
      "accountType",
      "privacyPolicy"
    ],
    "properties": {
      "accountType": {
        "type": "string",
        "enum": [
          "CORPORATION",
          "INDIVIDUAL"
        ],
        "default": "INDIVIDUAL"
      },
      "email": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "password": {
        "type": "string",
        "format": "password",
        "maxLength": 128
      },
      "passwordConfirm": {
        "type": "string",
        "kind": "secret",
        "maxLength": 128,
        "sameAs": "password"
      },
      "privacyPolicy": {
        "type": "boolean",
        "const": true,
        "local": true
      },
      "surname": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "firstName": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "corporationName": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      }
    },
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "LayoutGridField",
    "ui:layoutGrid": {
      "ui:row": [
        {
          "ui:row": [
            {
              "ui:columns": [
                "accountType"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "surname",
                "firstName"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "corporationName"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "email"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "password"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "passwordConfirm"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "privacyPolicy"
              ]
            }
          ]
        }
      ]
    }
  },
  "start": {
    "accountType": "INDIVIDUAL"
  },
  "sections": [
    {
      "id": "type",
      "rows": [
        [
          {
            "path": "accountType",
            "words": "sign-up:fields.accountType",
            "kind": "choice",
            "schema": {
              "type": "string",
              "enum": [
                "CORPORATION",
                "INDIVIDUAL"
              ],
              "default": "INDIVIDUAL"
            },
            "required": true,
            "placed": {
              "as": "radio"
            },
            "section": "type"
          }
        ]
      ]
    },
    {
      "id": "individual",
      "rows": [
        [
          {
            "path": "surname",
            "words": "sign-up:fields.surname",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {
              "autocomplete": "family-name"
            },
            "section": "individual"
          },
          {
            "path": "firstName",
            "words": "sign-up:fields.firstName",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {
              "autocomplete": "given-name"
            },
            "section": "individual"
          }
        ]
      ],
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "accountType")), "INDIVIDUAL")
    },
    {
      "id": "corporation",
      "rows": [
        [
          {
            "path": "corporationName",
            "words": "sign-up:fields.corporationName",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {
              "autocomplete": "organization"
            },
            "section": "corporation"
          }
        ]
      ],
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "accountType")), "CORPORATION")
    },
    {
      "id": "credentials",
      "rows": [
        [
          {
            "path": "email",
            "words": "sign-up:fields.email",
            "kind": "email",
            "schema": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "required": true,
            "placed": {
              "autocomplete": "email"
            },
            "section": "credentials"
          }
        ],
        [
          {
            "path": "password",
            "words": "sign-up:fields.password",
            "kind": "secret",
            "schema": {
              "type": "string",
              "format": "password",
              "maxLength": 128
            },
            "required": true,
            "placed": {
              "autocomplete": "new-password"
            },
            "section": "credentials"
          }
        ],
        [
          {
            "path": "passwordConfirm",
            "words": "sign-up:fields.passwordConfirm",
            "kind": "secret",
            "schema": {
              "type": "string",
              "kind": "secret",
              "maxLength": 128,
              "sameAs": "password"
            },
            "required": true,
            "placed": {
              "autocomplete": "new-password"
            },
            "section": "credentials"
          }
        ],
        [
          {
            "path": "privacyPolicy",
            "words": "sign-up:fields.privacyPolicy",
            "kind": "flag",
            "schema": {
              "type": "boolean",
              "const": true,
              "local": true
            },
            "required": true,
            "placed": {},
            "section": "credentials"
          }
        ]
      ]
    }
  ],
  "fields": [
    {
      "path": "accountType",
      "words": "sign-up:fields.accountType",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "CORPORATION",
          "INDIVIDUAL"
        ],
        "default": "INDIVIDUAL"
      },
      "required": true,
      "placed": {
        "as": "radio"
      },
      "section": "type"
    },
    {
      "path": "surname",
      "words": "sign-up:fields.surname",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {
        "autocomplete": "family-name"
      },
      "section": "individual"
    },
    {
      "path": "firstName",
      "words": "sign-up:fields.firstName",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {
        "autocomplete": "given-name"
      },
      "section": "individual"
    },
    {
      "path": "corporationName",
      "words": "sign-up:fields.corporationName",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {
        "autocomplete": "organization"
      },
      "section": "corporation"
    },
    {
      "path": "email",
      "words": "sign-up:fields.email",
      "kind": "email",
      "schema": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "required": true,
      "placed": {
        "autocomplete": "email"
      },
      "section": "credentials"
    },
    {
      "path": "password",
      "words": "sign-up:fields.password",
      "kind": "secret",
      "schema": {
        "type": "string",
        "format": "password",
        "maxLength": 128
      },
      "required": true,
      "placed": {
        "autocomplete": "new-password"
      },
      "section": "credentials"
    },
    {
      "path": "passwordConfirm",
      "words": "sign-up:fields.passwordConfirm",
      "kind": "secret",
      "schema": {
        "type": "string",
        "kind": "secret",
        "maxLength": 128,
        "sameAs": "password"
      },
      "required": true,
      "placed": {
        "autocomplete": "new-password"
      },
      "section": "credentials"
    },
    {
      "path": "privacyPolicy",
      "words": "sign-up:fields.privacyPolicy",
      "kind": "flag",
      "schema": {
        "type": "boolean",
        "const": true,
        "local": true
      },
      "required": true,
      "placed": {},
      "section": "credentials"
    }
  ],
  "tabs": [],
  "constants": [],
  "create": {
    "operation": "signUp",
    "outcomes": {
      "200": [
        {
          "go": "/signup-result/{answer}/success"
        }
      ],
      "409": [
        {
          "go": [
            "/signup-result/{answer}/error",
            "/signup-result/none/error"
          ]
        }
      ],
      "422": [
        {
          "mark": "email"
        },
        {
          "mark": "password"
        }
      ],
      "other": [
        {
          "toast": "serverError",
          "type": "error",
          "details": "catalogue"
        }
      ],
      "network": [
        {
          "toast": "unreachable",
          "type": "error"
        }
      ]
    }
  },
  "links": [
    {
      "id": "privacy",
      "to": "/privacy",
      "newTab": true
    },
    {
      "id": "signIn",
      "to": "/signin"
    }
  ],
  "name": "sign-up/sign-up",
  "words": "sign-up:form",
  "record": "sign-up/sign-up",
  "lookups": []
}

export { default as validators } from '../sign-up/sign-up.validators.gen.js'
