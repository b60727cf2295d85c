// Made by `npm run generate`. Change schemas/tenant and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
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
                "maxLength": 20,
                "copy": true,
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
          "maxLength": 200
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
                "maxLength": 200
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
                "maxLength": 200
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
          "maxLength": 200
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
      "if": 6,
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
      "if": 7,
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
}
