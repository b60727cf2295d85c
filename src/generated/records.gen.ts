// Made by `npm run generate`. Change schemas/ and run it again.
import type { RecordSchema } from './definitions.gen.ts'

export const records: Readonly<Record<string, { schema: RecordSchema; validators: import('#engine/validation/createValidation.ts').ValidatorFactory }>> = {
  "account/account": {
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
  "rules": [
    {
      "if": "self.type == 'INDIVIDUAL'",
      "then": {
        "required": [
          "surname",
          "firstName"
        ]
      }
    }
  ],
  "$schema": ""
},
    "validators": validators0
  },
  "emergency-contact/emergency-contact": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "type",
    "person"
  ],
  "properties": {
    "resourceUuid": {
      "type": "string",
      "format": "uuid",
      "identity": true
    },
    "type": {
      "type": "string",
      "enum": [
        "INDIVIDUAL",
        "CORPORATION"
      ],
      "wire": {
        "aliases": {
          "individual": "INDIVIDUAL",
          "corporation": "CORPORATION"
        }
      },
      "default": "INDIVIDUAL"
    },
    "person": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "resourceUuid": {
          "type": "string",
          "format": "uuid",
          "identity": true
        },
        "contacts": {
          "type": "array",
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
                },
                "format": "line"
              }
            }
          }
        },
        "gender": {
          "type": "string",
          "enum": [
            "MR",
            "MS",
            "MRS"
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
      }
    }
  },
  "rules": [
    {
      "if": "self.type == 'INDIVIDUAL'",
      "then": {
        "required": [
          "person"
        ],
        "properties": {
          "person": {
            "required": [
              "gender",
              "surname",
              "firstName",
              "birthDate",
              "placeOfBirth",
              "nationality",
              "contacts"
            ],
            "properties": {
              "contacts": {
                "type": "array",
                "minItems": 1,
                "items": {
                  "required": [
                    "mobile"
                  ]
                }
              }
            }
          }
        }
      }
    },
    {
      "if": "self.type == 'CORPORATION'",
      "then": {
        "required": [
          "person"
        ],
        "properties": {
          "person": {
            "required": [
              "name"
            ]
          }
        }
      }
    }
  ],
  "$schema": ""
},
    "validators": validators1
  },
  "guarantor/guarantor": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "type",
    "person"
  ],
  "properties": {
    "resourceUuid": {
      "type": "string",
      "format": "uuid",
      "identity": true
    },
    "type": {
      "type": "string",
      "enum": [
        "INDIVIDUAL",
        "CORPORATION"
      ],
      "wire": {
        "aliases": {
          "individual": "INDIVIDUAL",
          "corporation": "CORPORATION"
        }
      },
      "default": "INDIVIDUAL"
    },
    "person": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "resourceUuid": {
          "type": "string",
          "format": "uuid",
          "identity": true
        },
        "contacts": {
          "type": "array",
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
                },
                "format": "line"
              }
            }
          }
        },
        "gender": {
          "type": "string",
          "enum": [
            "MR",
            "MS",
            "MRS"
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
      }
    }
  },
  "rules": [
    {
      "if": "self.type == 'INDIVIDUAL'",
      "then": {
        "required": [
          "person"
        ],
        "properties": {
          "person": {
            "required": [
              "gender",
              "surname",
              "firstName",
              "birthDate",
              "placeOfBirth",
              "nationality",
              "contacts"
            ],
            "properties": {
              "contacts": {
                "type": "array",
                "minItems": 1,
                "items": {
                  "required": [
                    "mobile",
                    "email"
                  ]
                }
              }
            }
          }
        }
      }
    },
    {
      "if": "self.type == 'CORPORATION'",
      "then": {
        "required": [
          "person"
        ],
        "properties": {
          "person": {
            "required": [
              "name",
              "contacts"
            ],
            "properties": {
              "contacts": {
                "type": "array",
                "minItems": 1,
                "items": {
                  "required": [
                    "mobile",
                    "email"
                  ]
                }
              }
            }
          }
        }
      }
    }
  ],
  "$schema": ""
},
    "validators": validators2
  },
  "password/change": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "currentPassword",
    "newPassword",
    "passwordConfirm"
  ],
  "properties": {
    "currentPassword": {
      "type": "string",
      "kind": "secret",
      "minLength": 1,
      "maxLength": 128
    },
    "newPassword": {
      "type": "string",
      "format": "password",
      "maxLength": 128
    },
    "passwordConfirm": {
      "type": "string",
      "kind": "secret",
      "maxLength": 128,
      "sameAs": "newPassword"
    }
  },
  "$schema": ""
},
    "validators": validators3
  },
  "password/renew": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email"
  ],
  "properties": {
    "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "kind": "email"
    }
  },
  "$schema": ""
},
    "validators": validators4
  },
  "password/reset": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "password",
    "passwordConfirm"
  ],
  "properties": {
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
    }
  },
  "$schema": ""
},
    "validators": validators5
  },
  "real-estate/real-estate": {
    "schema": {
  "type": "object",
  "title": "{label}",
  "additionalProperties": false,
  "required": [
    "label",
    "type",
    "address",
    "surface",
    "measureUnity"
  ],
  "properties": {
    "resourceUuid": {
      "type": "string",
      "format": "uuid",
      "readOnly": true
    },
    "label": {
      "type": "string",
      "format": "line",
      "minLength": 1,
      "maxLength": 200
    },
    "type": {
      "type": "string",
      "lookup": "realEstateTypes",
      "enum": [
        "BUILDING_LAND",
        "HOUSE",
        "APARTEMENT",
        "BUILDING",
        "PARKING",
        "BOX",
        "COMMERCIAL_SPACE",
        "LAND",
        "WAREHOUSE",
        "CASTEL",
        "OFFICE",
        "OTHER"
      ]
    },
    "address": {
      "type": "string",
      "maxLength": 500,
      "wire": {
        "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
      },
      "format": "line",
      "minLength": 1
    },
    "surface": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000000,
      "unit": "{measureUnity}"
    },
    "measureUnity": {
      "type": "string",
      "enum": [
        "SQUARE_METERS",
        "HECTARES"
      ],
      "factors": {
        "SQUARE_METERS": 1,
        "HECTARES": 10000
      },
      "default": "SQUARE_METERS",
      "wire": {
        "aliases": {
          "m2": "SQUARE_METERS",
          "ha": "HECTARES"
        }
      }
    },
    "constructionYear": {
      "type": "integer",
      "minimum": 1400,
      "format": "pastYear"
    },
    "acquisitionDate": {
      "type": "string",
      "format": "pastDate"
    },
    "pictures": {
      "type": "array",
      "readOnly": true,
      "listed": false,
      "maxItems": 5,
      "items": {
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
        }
      },
      "upload": {
        "part": "pictures",
        "accept": [
          "image/gif",
          "image/jpeg",
          "image/png",
          "image/svg+xml",
          "image/svg"
        ],
        "maxBytes": 10485760,
        "bytes": "getRealEstatePicture"
      },
      "wire": {
        "keptAs": "oldPictures"
      }
    },
    "oldPictures": {
      "type": "array",
      "writeOnly": true,
      "maxItems": 5,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "format": "uuid"
      }
    },
    "habitable": {
      "type": [
        "object",
        "null"
      ],
      "listed": false,
      "additionalProperties": false,
      "required": [
        "habitableComponents"
      ],
      "properties": {
        "habitableComponents": {
          "type": "array",
          "maxItems": 100,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "type",
              "surface"
            ],
            "properties": {
              "resourceUuid": {
                "type": "string",
                "format": "uuid",
                "readOnly": true
              },
              "type": {
                "type": "string",
                "lookup": "componentTypes",
                "enum": [
                  "LIVING_ROOM",
                  "KITCHEN",
                  "BED_ROOM",
                  "LAUNDRY_ROOM",
                  "TOILET",
                  "SHOWER",
                  "TOILET_SHOWER",
                  "GARDEN",
                  "TERRACE",
                  "BALCONY",
                  "CLOSET",
                  "CAVE"
                ]
              },
              "surface": {
                "type": "number",
                "minimum": 0,
                "maximum": 1000000000,
                "unit": "m²"
              },
              "label": {
                "type": "string",
                "format": "line",
                "maxLength": 200
              }
            }
          },
          "wire": {
            "keptAs": "oldHabitableComponents"
          }
        }
      }
    },
    "oldHabitableComponents": {
      "type": "array",
      "writeOnly": true,
      "maxItems": 100,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "format": "uuid"
      }
    },
    "condominiumTrustee": {
      "type": [
        "object",
        "null"
      ],
      "listed": false,
      "additionalProperties": false,
      "required": [
        "name",
        "realestatetenth",
        "condominiumtrusteetenth"
      ],
      "properties": {
        "name": {
          "type": "string",
          "format": "line",
          "minLength": 1,
          "maxLength": 200
        },
        "phone": {
          "type": "string",
          "format": "phone",
          "maxLength": 40
        },
        "email": {
          "type": "string",
          "format": "email",
          "maxLength": 254
        },
        "realestatetenth": {
          "type": "number",
          "minimum": 0,
          "maximum": 1000000000
        },
        "condominiumtrusteetenth": {
          "type": "number",
          "minimum": 0,
          "maximum": 1000000000
        }
      }
    }
  },
  "rules": [
    {
      "if": "self.type in ['HOUSE', 'APARTEMENT', 'COMMERCIAL_SPACE', 'CASTEL', 'OFFICE']",
      "then": {
        "required": [
          "habitable"
        ],
        "properties": {
          "habitable": {
            "type": "object",
            "required": [
              "habitableComponents"
            ],
            "properties": {
              "habitableComponents": {
                "type": "array",
                "minItems": 1
              }
            }
          }
        }
      }
    }
  ],
  "$schema": ""
},
    "validators": validators6
  },
  "session/session": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "resourceUuid",
    "place",
    "signedInOn"
  ],
  "properties": {
    "resourceUuid": {
      "type": "string",
      "format": "uuid",
      "readOnly": true
    },
    "device": {
      "type": "string"
    },
    "place": {
      "type": "string",
      "enum": [
        "HERE",
        "ELSEWHERE"
      ]
    },
    "signedInOn": {
      "type": "string",
      "format": "date"
    },
    "usedOn": {
      "type": "string",
      "format": "date"
    }
  },
  "$schema": ""
},
    "validators": validators7
  },
  "sign-in/sign-in": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "username",
    "password"
  ],
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
    },
    "password": {
      "type": "string",
      "kind": "secret",
      "minLength": 1,
      "maxLength": 128
    },
    "rememberMe": {
      "type": "boolean"
    },
    "grant_type": {
      "type": "string",
      "const": "password"
    }
  },
  "$schema": ""
},
    "validators": validators8
  },
  "sign-up/sign-up": {
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
    "validators": validators9
  },
  "subscription/renew": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email"
  ],
  "properties": {
    "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "kind": "email"
    }
  },
  "$schema": ""
},
    "validators": validators10
  },
  "subscription/subscription": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "mobile"
  ],
  "properties": {
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
      "maxLength": 500
    }
  },
  "$schema": ""
},
    "validators": validators11
  },
  "supporting-document/supporting-document": {
    "schema": {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "fileData",
    "metaData"
  ],
  "properties": {
    "resourceUuid": {
      "type": "string",
      "format": "uuid",
      "readOnly": true
    },
    "type": {
      "type": "string",
      "lookup": "documentTypes",
      "maxLength": 100
    },
    "description": {
      "type": "string",
      "format": "line",
      "maxLength": 500
    },
    "fileData": {
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
      "readOnly": true,
      "upload": {
        "maxBytes": 20971520,
        "bytes": "getFile",
        "part": "documents",
        "accept": [
          "*/*"
        ]
      },
      "wire": {
        "sentAs": {
          "metaData.fileName": "name",
          "metaData.fileUuid": "id",
          "uploaddate": "chosenAt",
          "uploadDate": "keptChosenAt"
        }
      }
    },
    "metaData": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "fileName"
      ],
      "properties": {
        "fileName": {
          "type": "string",
          "maxLength": 255
        },
        "fileUuid": {
          "type": "string",
          "format": "uuid"
        }
      },
      "writeOnly": true
    },
    "uploadDate": {
      "type": "string",
      "format": "stamp",
      "maxLength": 40,
      "readOnly": true
    },
    "uploaddate": {
      "type": "string",
      "format": "stamp",
      "maxLength": 40,
      "writeOnly": true
    }
  },
  "$schema": ""
},
    "validators": validators12
  },
  "tenant/tenant": {
    "schema": {
  "type": "object",
  "title": [
    "{person.name}",
    "{person.firstName} {person.surname}"
  ],
  "additionalProperties": false,
  "required": [
    "type",
    "person",
    "guarantors",
    "emergencyContacts"
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
        "INDIVIDUAL",
        "CORPORATION"
      ],
      "wire": {
        "aliases": {
          "individual": "INDIVIDUAL",
          "corporation": "CORPORATION"
        }
      },
      "default": "CORPORATION"
    },
    "reference": {
      "type": "string",
      "format": "line",
      "maxLength": 40,
      "numbered": "LOC-{number}"
    },
    "person": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "resourceUuid": {
          "type": "string",
          "format": "uuid",
          "identity": true
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
                "maxLength": 200,
                "format": "line"
              },
              "address": {
                "type": "string",
                "maxLength": 500,
                "wire": {
                  "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                },
                "format": "line"
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
        "gender": {
          "type": "string",
          "enum": [
            "MR",
            "MS",
            "MRS"
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
        "middlename": {
          "type": "string",
          "format": "line",
          "maxLength": 200
        },
        "profession": {
          "type": "string",
          "format": "line",
          "lookup": "jobs",
          "open": true,
          "maxLength": 200
        },
        "contacts": {
          "type": "array",
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
                },
                "format": "line"
              },
              "secondEmail": {
                "type": "string",
                "format": "email",
                "maxLength": 254
              },
              "initialContact": {
                "type": "boolean"
              }
            }
          }
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
        },
        "activityField": {
          "type": "string",
          "format": "line",
          "maxLength": 200
        },
        "website": {
          "type": "string",
          "format": "url",
          "maxLength": 500
        }
      }
    },
    "contacts": {
      "type": "array",
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
            },
            "format": "line"
          },
          "secondEmail": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          },
          "initialContact": {
            "type": "boolean"
          }
        }
      },
      "readOnly": true,
      "computed": "self.representative.contacts.size() > 0 ? dyn(self.representative.contacts) : dyn(self.person.contacts)"
    },
    "guarantors": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "person"
        ],
        "properties": {
          "resourceUuid": {
            "type": "string",
            "format": "uuid",
            "identity": true
          },
          "type": {
            "type": "string",
            "enum": [
              "INDIVIDUAL",
              "CORPORATION"
            ],
            "wire": {
              "aliases": {
                "individual": "INDIVIDUAL",
                "corporation": "CORPORATION"
              }
            },
            "default": "INDIVIDUAL"
          },
          "person": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "resourceUuid": {
                "type": "string",
                "format": "uuid",
                "identity": true
              },
              "contacts": {
                "type": "array",
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
                      },
                      "format": "line"
                    }
                  }
                }
              },
              "gender": {
                "type": "string",
                "enum": [
                  "MR",
                  "MS",
                  "MRS"
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
            }
          }
        },
        "rules": [
          {
            "if": "self.type == 'INDIVIDUAL'",
            "then": {
              "required": [
                "person"
              ],
              "properties": {
                "person": {
                  "required": [
                    "gender",
                    "surname",
                    "firstName",
                    "birthDate",
                    "placeOfBirth",
                    "nationality",
                    "contacts"
                  ],
                  "properties": {
                    "contacts": {
                      "type": "array",
                      "minItems": 1,
                      "items": {
                        "required": [
                          "mobile",
                          "email"
                        ]
                      }
                    }
                  }
                }
              }
            }
          },
          {
            "if": "self.type == 'CORPORATION'",
            "then": {
              "required": [
                "person"
              ],
              "properties": {
                "person": {
                  "required": [
                    "name",
                    "contacts"
                  ],
                  "properties": {
                    "contacts": {
                      "type": "array",
                      "minItems": 1,
                      "items": {
                        "required": [
                          "mobile",
                          "email"
                        ]
                      }
                    }
                  }
                }
              }
            }
          }
        ]
      },
      "listed": false
    },
    "emergencyContacts": {
      "type": "array",
      "minItems": 1,
      "maxItems": 50,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "type",
          "person"
        ],
        "properties": {
          "resourceUuid": {
            "type": "string",
            "format": "uuid",
            "identity": true
          },
          "type": {
            "type": "string",
            "enum": [
              "INDIVIDUAL",
              "CORPORATION"
            ],
            "wire": {
              "aliases": {
                "individual": "INDIVIDUAL",
                "corporation": "CORPORATION"
              }
            },
            "default": "INDIVIDUAL"
          },
          "person": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "resourceUuid": {
                "type": "string",
                "format": "uuid",
                "identity": true
              },
              "contacts": {
                "type": "array",
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
                      },
                      "format": "line"
                    }
                  }
                }
              },
              "gender": {
                "type": "string",
                "enum": [
                  "MR",
                  "MS",
                  "MRS"
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
            }
          }
        },
        "rules": [
          {
            "if": "self.type == 'INDIVIDUAL'",
            "then": {
              "required": [
                "person"
              ],
              "properties": {
                "person": {
                  "required": [
                    "gender",
                    "surname",
                    "firstName",
                    "birthDate",
                    "placeOfBirth",
                    "nationality",
                    "contacts"
                  ],
                  "properties": {
                    "contacts": {
                      "type": "array",
                      "minItems": 1,
                      "items": {
                        "required": [
                          "mobile"
                        ]
                      }
                    }
                  }
                }
              }
            }
          },
          {
            "if": "self.type == 'CORPORATION'",
            "then": {
              "required": [
                "person"
              ],
              "properties": {
                "person": {
                  "required": [
                    "name"
                  ]
                }
              }
            }
          }
        ]
      },
      "listed": false
    },
    "documents": {
      "type": "array",
      "maxItems": 20,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "fileData",
          "metaData"
        ],
        "properties": {
          "resourceUuid": {
            "type": "string",
            "format": "uuid",
            "readOnly": true
          },
          "type": {
            "type": "string",
            "lookup": "documentTypes",
            "maxLength": 100
          },
          "description": {
            "type": "string",
            "format": "line",
            "maxLength": 500
          },
          "fileData": {
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
            "readOnly": true,
            "upload": {
              "maxBytes": 20971520,
              "bytes": "getFile",
              "part": "documents",
              "accept": [
                "*/*"
              ]
            },
            "wire": {
              "sentAs": {
                "metaData.fileName": "name",
                "metaData.fileUuid": "id",
                "uploaddate": "chosenAt",
                "uploadDate": "keptChosenAt"
              }
            }
          },
          "metaData": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "fileName"
            ],
            "properties": {
              "fileName": {
                "type": "string",
                "maxLength": 255
              },
              "fileUuid": {
                "type": "string",
                "format": "uuid"
              }
            },
            "writeOnly": true
          },
          "uploadDate": {
            "type": "string",
            "format": "stamp",
            "maxLength": 40,
            "readOnly": true
          },
          "uploaddate": {
            "type": "string",
            "format": "stamp",
            "maxLength": 40,
            "writeOnly": true
          }
        }
      },
      "listed": false
    },
    "followupAddress": {
      "type": "string",
      "maxLength": 500,
      "wire": {
        "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
      },
      "format": "line",
      "listed": false
    },
    "privateComment": {
      "type": "string",
      "maxLength": 5000,
      "listed": false
    },
    "identificationDocument": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "fileData": {
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
          "readOnly": true,
          "upload": {
            "maxBytes": 20971520,
            "bytes": "getFile",
            "accept": [
              "image/gif",
              "image/jpeg",
              "image/png",
              "image/svg+xml",
              "image/svg"
            ],
            "part": "identificationDocument",
            "whole": true
          },
          "wire": {
            "sentAs": {
              "metaData.fileName": "name",
              "metaData.fileUuid": "id",
              "uploaddate": "chosenAt",
              "uploadDate": "keptChosenAt"
            }
          }
        },
        "metaData": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "fileName"
          ],
          "properties": {
            "fileName": {
              "type": "string",
              "maxLength": 255
            },
            "fileUuid": {
              "type": "string",
              "format": "uuid"
            }
          },
          "writeOnly": true
        },
        "uploadDate": {
          "type": "string",
          "format": "stamp",
          "maxLength": 40,
          "readOnly": true
        },
        "uploaddate": {
          "type": "string",
          "format": "stamp",
          "maxLength": 40,
          "writeOnly": true
        },
        "type": {
          "type": "string",
          "lookup": "identificationDocumentTypes",
          "maxLength": 100
        },
        "registrationNumber": {
          "type": "string",
          "format": "line",
          "maxLength": 100
        },
        "expirationDate": {
          "type": "string",
          "format": "date",
          "expiresSoon": 30
        }
      }
    },
    "picture": {
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
        "bytes": "getFile",
        "part": "picture"
      },
      "listed": false
    },
    "employer": {
      "type": "string",
      "format": "line",
      "maxLength": 200,
      "listed": false
    },
    "employerAddress": {
      "type": "string",
      "maxLength": 500,
      "wire": {
        "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
      },
      "format": "line",
      "listed": false
    },
    "contractType": {
      "type": "string",
      "lookup": "contractTypes",
      "maxLength": 100,
      "listed": false
    },
    "monthlyIncome": {
      "type": "number",
      "minimum": 0,
      "maximum": 1000000000,
      "unit": "€",
      "listed": false
    },
    "representative": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "gender": {
          "type": "string",
          "enum": [
            "MR",
            "MS",
            "MRS"
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
        "resourceUuid": {
          "type": "string",
          "format": "uuid",
          "identity": true
        },
        "middle": {
          "type": "string",
          "format": "line",
          "maxLength": 200
        },
        "contacts": {
          "type": "array",
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
                },
                "format": "line"
              },
              "secondEmail": {
                "type": "string",
                "format": "email",
                "maxLength": 254
              }
            }
          }
        }
      },
      "listed": false
    }
  },
  "rules": [
    {
      "if": "self.type == 'INDIVIDUAL'",
      "then": {
        "required": [
          "identificationDocument"
        ],
        "properties": {
          "person": {
            "required": [
              "gender",
              "surname",
              "firstName",
              "birthDate",
              "placeOfBirth",
              "nationality",
              "profession",
              "contacts"
            ],
            "properties": {
              "contacts": {
                "type": "array",
                "minItems": 1,
                "items": {
                  "required": [
                    "email",
                    "mobile",
                    "address"
                  ]
                }
              }
            }
          },
          "identificationDocument": {
            "required": [
              "registrationNumber",
              "expirationDate",
              "fileData"
            ]
          }
        }
      }
    },
    {
      "if": "self.type == 'CORPORATION'",
      "then": {
        "required": [
          "representative"
        ],
        "properties": {
          "person": {
            "required": [
              "name"
            ]
          },
          "representative": {
            "required": [
              "gender",
              "surname",
              "firstName",
              "nationality",
              "contacts"
            ],
            "properties": {
              "contacts": {
                "type": "array",
                "minItems": 1,
                "items": {
                  "required": [
                    "email",
                    "mobile",
                    "address"
                  ]
                }
              }
            }
          }
        }
      }
    }
  ],
  "$schema": ""
},
    "validators": validators13
  }
}

import validators0 from './account/account.validators.gen.js'
import validators1 from './emergency-contact/emergency-contact.validators.gen.js'
import validators2 from './guarantor/guarantor.validators.gen.js'
import validators3 from './password/change.validators.gen.js'
import validators4 from './password/renew.validators.gen.js'
import validators5 from './password/reset.validators.gen.js'
import validators6 from './real-estate/real-estate.validators.gen.js'
import validators7 from './session/session.validators.gen.js'
import validators8 from './sign-in/sign-in.validators.gen.js'
import validators9 from './sign-up/sign-up.validators.gen.js'
import validators10 from './subscription/renew.validators.gen.js'
import validators11 from './subscription/subscription.validators.gen.js'
import validators12 from './supporting-document/supporting-document.validators.gen.js'
import validators13 from './tenant/tenant.validators.gen.js'
