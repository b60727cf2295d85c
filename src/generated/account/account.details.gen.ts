// Made by `npm run generate`. Change schemas/account and run it again.
import type { DetailsPlan } from '#engine/plan/ReadPlan.ts'

export const plan: DetailsPlan = {
  "name": "account/account",
  "words": "account:details",
  "load": {
    "operation": "getAccountDetails",
    "then": "getAccount",
    "outcomes": {
      "401": [
        "signInAgain"
      ],
      "403": [
        {
          "toast": "accessDenied",
          "type": "error"
        }
      ],
      "404": [
        {
          "toast": "notFound",
          "type": "error"
        }
      ],
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": [
        {
          "toast": "loadFailed",
          "type": "error",
          "details": "reason"
        }
      ]
    }
  },
  "spelt": {
    "properties": {
      "type": {
        "wire": {
          "aliases": {
            "individual": "INDIVIDUAL",
            "corporation": "CORPORATION"
          }
        }
      },
      "contacts": {
        "items": {
          "properties": {
            "address": {
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              }
            }
          }
        }
      },
      "bankAccounts": {
        "items": {
          "properties": {
            "address": {
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              }
            }
          }
        }
      }
    }
  },
  "actions": [
    {
      "id": "edit",
      "icon": "edit",
      "to": "/account/edit"
    },
    {
      "id": "password",
      "icon": "key",
      "to": "/account/password"
    },
    {
      "id": "sessions",
      "icon": "devices",
      "to": "/account/sessions"
    },
    {
      "id": "export",
      "icon": "download",
      "operation": "exportAccount",
      "outcomes": {
        "200": [
          {
            "download": "trousseau.zip"
          }
        ],
        "401": [
          "signInAgain"
        ],
        "403": [
          {
            "toast": "accessDenied",
            "type": "error"
          }
        ],
        "429": [
          {
            "toast": "tooMany",
            "type": "error"
          }
        ],
        "other": [
          {
            "toast": "loadFailed",
            "type": "error",
            "details": "reason"
          }
        ]
      }
    },
    {
      "id": "remove",
      "icon": "remove",
      "danger": true,
      "confirm": true,
      "counts": "countContents",
      "before": "export",
      "apart": true,
      "operation": "removeUser",
      "outcomes": {
        "200": [
          "signOut",
          {
            "go": "/"
          },
          {
            "toast": "removed",
            "type": "success"
          }
        ],
        "401": [
          "signInAgain"
        ],
        "403": [
          {
            "toast": "accessDenied",
            "type": "error"
          }
        ],
        "409": [
          {
            "toast": "alreadySaved",
            "type": "warning"
          }
        ],
        "412": [
          {
            "toast": "changedMeanwhile",
            "type": "warning"
          }
        ],
        "413": [
          {
            "toast": "tooLarge",
            "type": "error",
            "details": "fields"
          }
        ],
        "422": [
          "markFields",
          {
            "toast": "invalidInput",
            "type": "error",
            "details": "fields"
          }
        ],
        "429": [
          {
            "toast": "tooMany",
            "type": "error"
          }
        ],
        "other": [
          {
            "toast": "saveFailed",
            "type": "error",
            "details": "reason"
          }
        ]
      }
    }
  ],
  "facts": [
    {
      "path": "type",
      "words": "account:fields.type",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "CORPORATION",
          "INDIVIDUAL"
        ],
        "wire": {
          "aliases": {
            "individual": "INDIVIDUAL",
            "corporation": "CORPORATION"
          }
        }
      }
    }
  ],
  "progress": [
    "gender",
    "surname",
    "firstName",
    "birthDate",
    "placeOfBirth",
    "nationality",
    "name",
    "legalStatus",
    "shareCapital",
    "siren",
    "siret",
    "vatNumber",
    "contacts.0.email",
    "contacts.0.mobile",
    "contacts.0.address",
    "bankAccounts.0.bankName",
    "bankAccounts.0.iban",
    "signaturePicture"
  ],
  "sections": [
    {
      "id": "individual",
      "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")),
      "fields": [
        {
          "path": "gender",
          "words": "account:fields.gender",
          "kind": "choice",
          "schema": {
            "type": "string",
            "enum": [
              "MR",
              "MRS",
              "MS"
            ]
          }
        },
        {
          "path": "surname",
          "words": "account:fields.surname",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200,
            "sort": "first"
          }
        },
        {
          "path": "firstName",
          "words": "account:fields.firstName",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          }
        },
        {
          "path": "birthDate",
          "words": "account:fields.birthDate",
          "kind": "date",
          "schema": {
            "type": "string",
            "format": "pastDate"
          }
        },
        {
          "path": "placeOfBirth",
          "words": "account:fields.placeOfBirth",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          }
        },
        {
          "path": "nationality",
          "words": "account:fields.nationality",
          "kind": "choice",
          "schema": {
            "type": "string",
            "lookup": "countries",
            "maxLength": 3
          }
        }
      ],
      "folds": []
    },
    {
      "id": "corporation",
      "show": (self, cel) => cel.or(cel.not(cel.has(cel.field(self, "type"))), () => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")),
      "fields": [
        {
          "path": "name",
          "words": "account:fields.name",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          }
        },
        {
          "path": "legalStatus",
          "words": "account:fields.legalStatus",
          "kind": "choice",
          "schema": {
            "type": "string",
            "lookup": "legalStatuses",
            "maxLength": 200
          }
        },
        {
          "path": "shareCapital",
          "words": "account:fields.shareCapital",
          "kind": "number",
          "schema": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000000,
            "unit": "€"
          }
        },
        {
          "path": "siren",
          "words": "account:fields.siren",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "siren",
            "maxLength": 40,
            "copy": true,
            "proposals": {
              "siret": "sirenOfSiret"
            }
          }
        },
        {
          "path": "siret",
          "words": "account:fields.siret",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "siret",
            "maxLength": 40,
            "copy": true
          }
        },
        {
          "path": "vatNumber",
          "words": "account:fields.vatNumber",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "vat",
            "maxLength": 40,
            "copy": true,
            "proposals": {
              "siren": "vatOfSiren"
            }
          }
        }
      ],
      "folds": []
    },
    {
      "id": "website",
      "fields": [
        {
          "path": "website",
          "words": "account:fields.website",
          "kind": "website",
          "schema": {
            "type": "string",
            "format": "url",
            "maxLength": 500
          }
        }
      ],
      "folds": []
    },
    {
      "id": "contact",
      "fields": [
        {
          "path": "contacts.0.email",
          "words": "account:fields.contacts.email",
          "kind": "email",
          "schema": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          }
        },
        {
          "path": "contacts.0.mobile",
          "words": "account:fields.contacts.mobile",
          "kind": "phone",
          "schema": {
            "type": "string",
            "format": "mobile",
            "maxLength": 40
          }
        },
        {
          "path": "contacts.0.phone",
          "words": "account:fields.contacts.phone",
          "kind": "phone",
          "schema": {
            "type": "string",
            "format": "landline",
            "maxLength": 40
          }
        },
        {
          "path": "contacts.0.address",
          "words": "account:fields.contacts.address",
          "kind": "text",
          "schema": {
            "type": "string",
            "maxLength": 500,
            "wire": {
              "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
            }
          }
        }
      ],
      "folds": []
    },
    {
      "id": "bank",
      "fields": [
        {
          "path": "bankAccounts.0.bankName",
          "words": "account:fields.bankAccounts.bankName",
          "kind": "text",
          "schema": {
            "type": "string",
            "maxLength": 200
          }
        },
        {
          "path": "bankAccounts.0.address",
          "words": "account:fields.bankAccounts.address",
          "kind": "text",
          "schema": {
            "type": "string",
            "maxLength": 500,
            "wire": {
              "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
            }
          }
        },
        {
          "path": "bankAccounts.0.rib",
          "words": "account:fields.bankAccounts.rib",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "bankRib",
            "maxLength": 60,
            "copy": true,
            "proposals": {
              "iban": "ribOfIban"
            }
          }
        },
        {
          "path": "bankAccounts.0.iban",
          "words": "account:fields.bankAccounts.iban",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "bankIban",
            "maxLength": 60,
            "copy": true,
            "proposals": {
              "rib": "ibanOfRib"
            }
          }
        },
        {
          "path": "bankAccounts.0.bic",
          "words": "account:fields.bankAccounts.bic",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "bic",
            "maxLength": 20,
            "copy": true
          }
        }
      ],
      "folds": []
    },
    {
      "id": "signature",
      "fields": [],
      "gallery": {
        "path": "signaturePicture",
        "words": "account:fields.signaturePicture",
        "kind": "files",
        "schema": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "label",
            "resourceUuid"
          ],
          "properties": {
            "label": {
              "type": "string",
              "maxLength": 255
            },
            "resourceUuid": {
              "type": "string",
              "format": "uuid"
            }
          },
          "upload": {
            "accept": [
              "image/gif",
              "image/jpeg",
              "image/png",
              "image/svg+xml",
              "image/svg"
            ],
            "maxBytes": 10485760,
            "bytes": "getAccountFile",
            "whole": true,
            "part": "signaturePicture"
          },
          "readOnly": true,
          "wire": {
            "keptAs": "oldSignaturePicture"
          }
        }
      },
      "folds": []
    },
    {
      "id": "stamp",
      "fields": [],
      "gallery": {
        "path": "stampPicture",
        "words": "account:fields.stampPicture",
        "kind": "files",
        "schema": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "label",
            "resourceUuid"
          ],
          "properties": {
            "label": {
              "type": "string",
              "maxLength": 255
            },
            "resourceUuid": {
              "type": "string",
              "format": "uuid"
            }
          },
          "upload": {
            "accept": [
              "image/gif",
              "image/jpeg",
              "image/png",
              "image/svg+xml",
              "image/svg"
            ],
            "maxBytes": 10485760,
            "bytes": "getAccountFile",
            "whole": true,
            "part": "stampPicture"
          },
          "readOnly": true,
          "wire": {
            "keptAs": "oldStampPicture"
          }
        }
      },
      "folds": []
    }
  ]
}
