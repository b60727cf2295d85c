// Made by `npm run generate`. Change schemas/account and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "contacts"
    ],
    "properties": {
      "resourceUuid": {
        "type": "string",
        "format": "uuid",
        "readOnly": true
      },
      "type": {
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
      },
      "website": {
        "type": "string",
        "format": "url",
        "maxLength": 500
      },
      "contacts": {
        "type": "array",
        "minItems": 1,
        "maxItems": 5,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "email": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "mobile": {
              "type": "string",
              "format": "mobile",
              "maxLength": 40
            },
            "phone": {
              "type": "string",
              "format": "landline",
              "maxLength": 40
            },
            "address": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              }
            }
          },
          "required": [
            "email",
            "mobile"
          ]
        }
      },
      "bankAccounts": {
        "type": "array",
        "maxItems": 5,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "bankName": {
              "type": "string",
              "maxLength": 200
            },
            "address": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              }
            },
            "rib": {
              "type": "string",
              "format": "bankRib",
              "maxLength": 60,
              "copy": true,
              "proposals": {
                "iban": "ribOfIban"
              }
            },
            "iban": {
              "type": "string",
              "format": "bankIban",
              "maxLength": 60,
              "copy": true,
              "proposals": {
                "rib": "ibanOfRib"
              }
            },
            "bic": {
              "type": "string",
              "format": "bic",
              "maxLength": 20,
              "copy": true
            }
          }
        }
      },
      "signaturePicture": {
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
      },
      "oldSignaturePicture": {
        "type": "string",
        "writeOnly": true,
        "maxLength": 36
      },
      "stampPicture": {
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
      },
      "oldStampPicture": {
        "type": "string",
        "writeOnly": true,
        "maxLength": 36
      },
      "creationStep": {
        "type": "integer",
        "const": 2,
        "writeOnly": true
      },
      "gender": {
        "type": "string",
        "enum": [
          "MR",
          "MRS",
          "MS"
        ]
      },
      "surname": {
        "type": "string",
        "format": "line",
        "maxLength": 200,
        "sort": "first"
      },
      "firstName": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "birthDate": {
        "type": "string",
        "format": "pastDate"
      },
      "placeOfBirth": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "nationality": {
        "type": "string",
        "lookup": "countries",
        "maxLength": 3
      },
      "name": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "legalStatus": {
        "type": "string",
        "lookup": "legalStatuses",
        "maxLength": 200
      },
      "shareCapital": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000000,
        "unit": "€"
      },
      "siren": {
        "type": "string",
        "format": "siren",
        "maxLength": 40,
        "copy": true,
        "proposals": {
          "siret": "sirenOfSiret"
        }
      },
      "siret": {
        "type": "string",
        "format": "siret",
        "maxLength": 40,
        "copy": true
      },
      "vatNumber": {
        "type": "string",
        "format": "vat",
        "maxLength": 40,
        "copy": true,
        "proposals": {
          "siren": "vatOfSiren"
        }
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
                "type"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "gender"
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
                "birthDate",
                "placeOfBirth"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "nationality"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "name",
                "legalStatus"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "shareCapital"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "siret",
                "siren"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "vatNumber"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "website"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "contacts.0.email"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "contacts.0.mobile",
                "contacts.0.phone"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "contacts.0.address"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "bankAccounts.0.bankName",
                "bankAccounts.0.bic"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "bankAccounts.0.address"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "bankAccounts.0.rib"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "bankAccounts.0.iban"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "signaturePicture"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "stampPicture"
              ]
            }
          ]
        }
      ]
    }
  },
  "start": {},
  "sections": [
    {
      "id": "type",
      "rows": [
        [
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
            },
            "required": false,
            "placed": {
              "as": "radio"
            },
            "section": "individual"
          }
        ],
        [
          {
            "path": "surname",
            "words": "account:fields.surname",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200,
              "sort": "first"
            },
            "required": false,
            "placed": {
              "autocomplete": "family-name"
            },
            "section": "individual"
          },
          {
            "path": "firstName",
            "words": "account:fields.firstName",
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
        ],
        [
          {
            "path": "birthDate",
            "words": "account:fields.birthDate",
            "kind": "date",
            "schema": {
              "type": "string",
              "format": "pastDate"
            },
            "required": false,
            "placed": {
              "autocomplete": "bday"
            },
            "section": "individual"
          },
          {
            "path": "placeOfBirth",
            "words": "account:fields.placeOfBirth",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "individual"
          }
        ],
        [
          {
            "path": "nationality",
            "words": "account:fields.nationality",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "countries",
              "maxLength": 3
            },
            "required": false,
            "placed": {},
            "section": "individual"
          }
        ]
      ],
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "id": "corporation",
      "rows": [
        [
          {
            "path": "name",
            "words": "account:fields.name",
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
            "path": "legalStatus",
            "words": "account:fields.legalStatus",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "legalStatuses",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          }
        ],
        [
          {
            "path": "shareCapital",
            "words": "account:fields.shareCapital",
            "kind": "number",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000000,
              "unit": "€"
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          }
        ],
        [
          {
            "path": "siret",
            "words": "account:fields.siret",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "siret",
              "maxLength": 40,
              "copy": true
            },
            "required": false,
            "placed": {},
            "section": "corporation"
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
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          }
        ],
        [
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
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          }
        ]
      ],
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
    },
    {
      "id": "website",
      "rows": [
        [
          {
            "path": "website",
            "words": "account:fields.website",
            "kind": "website",
            "schema": {
              "type": "string",
              "format": "url",
              "maxLength": 500
            },
            "required": false,
            "placed": {},
            "section": "website"
          }
        ]
      ]
    },
    {
      "id": "contact",
      "rows": [
        [
          {
            "path": "contacts.0.email",
            "words": "account:fields.contacts.email",
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
            "section": "contact"
          }
        ],
        [
          {
            "path": "contacts.0.mobile",
            "words": "account:fields.contacts.mobile",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "mobile",
              "maxLength": 40
            },
            "required": true,
            "placed": {
              "autocomplete": "tel"
            },
            "section": "contact"
          },
          {
            "path": "contacts.0.phone",
            "words": "account:fields.contacts.phone",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "landline",
              "maxLength": 40
            },
            "required": false,
            "placed": {},
            "section": "contact"
          }
        ],
        [
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
            },
            "required": false,
            "placed": {
              "autocomplete": "street-address"
            },
            "section": "contact"
          }
        ]
      ]
    },
    {
      "id": "bank",
      "rows": [
        [
          {
            "path": "bankAccounts.0.bankName",
            "words": "account:fields.bankAccounts.bankName",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "bank"
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
            },
            "required": false,
            "placed": {},
            "section": "bank"
          }
        ],
        [
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
            },
            "required": false,
            "placed": {},
            "section": "bank"
          }
        ],
        [
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
            },
            "required": false,
            "placed": {},
            "section": "bank"
          }
        ],
        [
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
            },
            "required": false,
            "placed": {},
            "section": "bank"
          }
        ]
      ]
    },
    {
      "id": "signature",
      "rows": [
        [
          {
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
            },
            "required": false,
            "placed": {},
            "section": "signature"
          }
        ]
      ]
    },
    {
      "id": "stamp",
      "rows": [
        [
          {
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
            },
            "required": false,
            "placed": {},
            "section": "stamp"
          }
        ]
      ]
    }
  ],
  "fields": [
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
      },
      "required": true,
      "placed": {
        "as": "radio"
      },
      "section": "type"
    },
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
      },
      "required": false,
      "placed": {
        "as": "radio"
      },
      "section": "individual"
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
      },
      "required": false,
      "placed": {
        "autocomplete": "family-name"
      },
      "section": "individual"
    },
    {
      "path": "firstName",
      "words": "account:fields.firstName",
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
      "path": "birthDate",
      "words": "account:fields.birthDate",
      "kind": "date",
      "schema": {
        "type": "string",
        "format": "pastDate"
      },
      "required": false,
      "placed": {
        "autocomplete": "bday"
      },
      "section": "individual"
    },
    {
      "path": "placeOfBirth",
      "words": "account:fields.placeOfBirth",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "individual"
    },
    {
      "path": "nationality",
      "words": "account:fields.nationality",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "countries",
        "maxLength": 3
      },
      "required": false,
      "placed": {},
      "section": "individual"
    },
    {
      "path": "name",
      "words": "account:fields.name",
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
      "path": "legalStatus",
      "words": "account:fields.legalStatus",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "legalStatuses",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "corporation"
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
      },
      "required": false,
      "placed": {},
      "section": "corporation"
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
      },
      "required": false,
      "placed": {},
      "section": "corporation"
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
      },
      "required": false,
      "placed": {},
      "section": "corporation"
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
      },
      "required": false,
      "placed": {},
      "section": "corporation"
    },
    {
      "path": "website",
      "words": "account:fields.website",
      "kind": "website",
      "schema": {
        "type": "string",
        "format": "url",
        "maxLength": 500
      },
      "required": false,
      "placed": {},
      "section": "website"
    },
    {
      "path": "contacts.0.email",
      "words": "account:fields.contacts.email",
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
      "section": "contact"
    },
    {
      "path": "contacts.0.mobile",
      "words": "account:fields.contacts.mobile",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "mobile",
        "maxLength": 40
      },
      "required": true,
      "placed": {
        "autocomplete": "tel"
      },
      "section": "contact"
    },
    {
      "path": "contacts.0.phone",
      "words": "account:fields.contacts.phone",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "landline",
        "maxLength": 40
      },
      "required": false,
      "placed": {},
      "section": "contact"
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
      },
      "required": false,
      "placed": {
        "autocomplete": "street-address"
      },
      "section": "contact"
    },
    {
      "path": "bankAccounts.0.bankName",
      "words": "account:fields.bankAccounts.bankName",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "bank"
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
      },
      "required": false,
      "placed": {},
      "section": "bank"
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
      },
      "required": false,
      "placed": {},
      "section": "bank"
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
      },
      "required": false,
      "placed": {},
      "section": "bank"
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
      },
      "required": false,
      "placed": {},
      "section": "bank"
    },
    {
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
      },
      "required": false,
      "placed": {},
      "section": "signature"
    },
    {
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
      },
      "required": false,
      "placed": {},
      "section": "stamp"
    }
  ],
  "tabs": [],
  "constants": [],
  "cancel": "/account",
  "draft": true,
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
  "update": {
    "operation": "updateIndividualAccount",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "updateIndividualAccount",
        "CORPORATION": "updateCorporationAccount"
      }
    },
    "outcomes": {
      "200": [
        {
          "toast": "updated",
          "type": "success"
        },
        {
          "go": "/account"
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
      "404": [
        {
          "toast": "notFound",
          "type": "error"
        },
        {
          "alert": "removedMeanwhile"
        }
      ],
      "409": [
        {
          "toast": "alreadySaved",
          "type": "warning"
        }
      ],
      "412": [
        "merge"
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
  },
  "actions": [
    {
      "id": "export",
      "icon": "download",
      "apart": true,
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
  "name": "account/account",
  "words": "account:form",
  "record": "account/account",
  "lookups": [
    "countries",
    "legalStatuses"
  ],
  "sent": {
    "creationStep": 2
  },
  "advised": true
}

export { default as validators } from '../account/account.validators.gen.js'
