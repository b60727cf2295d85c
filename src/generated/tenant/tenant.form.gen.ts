// Made by `npm run generate`. Change schemas/tenant and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
    "type": "object",
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
                "type",
                "reference"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "picture"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.name",
                "person.legalStatus"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.shareCapital",
                "person.activityField"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.siret",
                "person.siren"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.vatNumber",
                "person.website"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.gender"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.surname",
                "person.firstName",
                "person.middlename"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.birthDate",
                "person.placeOfBirth",
                "person.nationality"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "representative.gender"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "representative.surname",
                "representative.firstName",
                "representative.middle"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "representative.nationality"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "representative.contacts.0.email",
                "representative.contacts.0.secondEmail"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "representative.contacts.0.mobile",
                "representative.contacts.0.phone"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "representative.contacts.0.address"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.contacts.0.email",
                "person.contacts.0.secondEmail"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.contacts.0.mobile",
                "person.contacts.0.phone"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.contacts.0.address"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "identificationDocument.type",
                "identificationDocument.registrationNumber",
                "identificationDocument.expirationDate"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "identificationDocument.fileData"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.profession",
                "contractType"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "monthlyIncome",
                "employer"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "employerAddress"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.bankAccounts.0.bankName",
                "person.bankAccounts.0.bic"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.bankAccounts.0.address"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.bankAccounts.0.rib"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.bankAccounts.0.iban"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "guarantors"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "documents"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "emergencyContacts"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "followupAddress"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "privateComment"
              ]
            }
          ]
        }
      ]
    }
  },
  "start": {
    "type": "CORPORATION"
  },
  "sections": [
    {
      "id": "type",
      "rows": [
        [
          {
            "path": "type",
            "words": "tenant:fields.type",
            "kind": "choice",
            "schema": {
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
            "required": true,
            "placed": {
              "as": "radio",
              "fixed": true
            },
            "section": "type",
            "tab": "personal"
          },
          {
            "path": "reference",
            "words": "tenant:fields.reference",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 40,
              "numbered": "LOC-{number}"
            },
            "required": false,
            "placed": {},
            "section": "type",
            "tab": "personal",
            "show": (self, cel) => cel.has(cel.field(self, "reference"))
          }
        ]
      ],
      "tab": "personal"
    },
    {
      "id": "picture",
      "rows": [
        [
          {
            "path": "picture",
            "words": "tenant:fields.picture",
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
                "bytes": "getFile",
                "part": "picture"
              },
              "listed": false
            },
            "required": false,
            "placed": {},
            "section": "picture",
            "tab": "personal"
          }
        ]
      ],
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "id": "corporation",
      "rows": [
        [
          {
            "path": "person.name",
            "words": "tenant:fields.person.name",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "corporation",
            "tab": "personal"
          },
          {
            "path": "person.legalStatus",
            "words": "tenant:fields.person.legalStatus",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "legalStatuses",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "corporation",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "person.shareCapital",
            "words": "tenant:fields.person.shareCapital",
            "kind": "number",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000000,
              "unit": "€"
            },
            "required": false,
            "placed": {},
            "section": "corporation",
            "tab": "personal"
          },
          {
            "path": "person.activityField",
            "words": "tenant:fields.person.activityField",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "corporation",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "person.siret",
            "words": "tenant:fields.person.siret",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "siret",
              "maxLength": 40,
              "copy": true
            },
            "required": false,
            "placed": {},
            "section": "corporation",
            "tab": "personal"
          },
          {
            "path": "person.siren",
            "words": "tenant:fields.person.siren",
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
            "section": "corporation",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "person.vatNumber",
            "words": "tenant:fields.person.vatNumber",
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
            "section": "corporation",
            "tab": "personal"
          },
          {
            "path": "person.website",
            "words": "tenant:fields.person.website",
            "kind": "website",
            "schema": {
              "type": "string",
              "format": "url",
              "maxLength": 500
            },
            "required": false,
            "placed": {},
            "section": "corporation",
            "tab": "personal"
          }
        ]
      ],
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
    },
    {
      "id": "person",
      "rows": [
        [
          {
            "path": "person.gender",
            "words": "tenant:fields.person.gender",
            "kind": "choice",
            "schema": {
              "type": "string",
              "enum": [
                "MR",
                "MS",
                "MRS"
              ]
            },
            "required": false,
            "placed": {
              "as": "radio"
            },
            "section": "person",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "person.surname",
            "words": "tenant:fields.person.surname",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200,
              "sort": "first"
            },
            "required": false,
            "placed": {},
            "section": "person",
            "tab": "personal"
          },
          {
            "path": "person.firstName",
            "words": "tenant:fields.person.firstName",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "person",
            "tab": "personal"
          },
          {
            "path": "person.middlename",
            "words": "tenant:fields.person.middlename",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "person",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "person.birthDate",
            "words": "tenant:fields.person.birthDate",
            "kind": "date",
            "schema": {
              "type": "string",
              "format": "pastDate"
            },
            "required": false,
            "placed": {},
            "section": "person",
            "tab": "personal"
          },
          {
            "path": "person.placeOfBirth",
            "words": "tenant:fields.person.placeOfBirth",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "person",
            "tab": "personal"
          },
          {
            "path": "person.nationality",
            "words": "tenant:fields.person.nationality",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "countries",
              "maxLength": 3
            },
            "required": false,
            "placed": {},
            "section": "person",
            "tab": "personal"
          }
        ]
      ],
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "id": "representative",
      "rows": [
        [
          {
            "path": "representative.gender",
            "words": "tenant:fields.representative.gender",
            "kind": "choice",
            "schema": {
              "type": "string",
              "enum": [
                "MR",
                "MS",
                "MRS"
              ]
            },
            "required": false,
            "placed": {
              "as": "radio"
            },
            "section": "representative",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "representative.surname",
            "words": "tenant:fields.representative.surname",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200,
              "sort": "first"
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          },
          {
            "path": "representative.firstName",
            "words": "tenant:fields.representative.firstName",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          },
          {
            "path": "representative.middle",
            "words": "tenant:fields.representative.middle",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "representative.nationality",
            "words": "tenant:fields.representative.nationality",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "countries",
              "maxLength": 3
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "representative.contacts.0.email",
            "words": "tenant:fields.representative.contacts.email",
            "kind": "email",
            "schema": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          },
          {
            "path": "representative.contacts.0.secondEmail",
            "words": "tenant:fields.representative.contacts.secondEmail",
            "kind": "email",
            "schema": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "representative.contacts.0.mobile",
            "words": "tenant:fields.representative.contacts.mobile",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "mobile",
              "maxLength": 40
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          },
          {
            "path": "representative.contacts.0.phone",
            "words": "tenant:fields.representative.contacts.phone",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "landline",
              "maxLength": 40
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "representative.contacts.0.address",
            "words": "tenant:fields.representative.contacts.address",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              },
              "format": "line"
            },
            "required": false,
            "placed": {},
            "section": "representative",
            "tab": "personal"
          }
        ]
      ],
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
    },
    {
      "id": "contact",
      "rows": [
        [
          {
            "path": "person.contacts.0.email",
            "words": "tenant:fields.person.contacts.email",
            "kind": "email",
            "schema": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "required": false,
            "placed": {},
            "section": "contact",
            "tab": "personal",
            "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
          },
          {
            "path": "person.contacts.0.secondEmail",
            "words": "tenant:fields.person.contacts.secondEmail",
            "kind": "email",
            "schema": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "required": false,
            "placed": {},
            "section": "contact",
            "tab": "personal",
            "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
          }
        ],
        [
          {
            "path": "person.contacts.0.mobile",
            "words": "tenant:fields.person.contacts.mobile",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "mobile",
              "maxLength": 40
            },
            "required": false,
            "placed": {},
            "section": "contact",
            "tab": "personal",
            "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
          },
          {
            "path": "person.contacts.0.phone",
            "words": "tenant:fields.person.contacts.phone",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "landline",
              "maxLength": 40
            },
            "required": false,
            "placed": {},
            "section": "contact",
            "tab": "personal",
            "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
          }
        ],
        [
          {
            "path": "person.contacts.0.address",
            "words": "tenant:fields.person.contacts.address",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              },
              "format": "line"
            },
            "required": false,
            "placed": {},
            "section": "contact",
            "tab": "personal"
          }
        ]
      ],
      "tab": "personal"
    },
    {
      "id": "identity",
      "rows": [
        [
          {
            "path": "identificationDocument.type",
            "words": "tenant:fields.identificationDocument.type",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "identificationDocumentTypes",
              "maxLength": 100
            },
            "required": false,
            "placed": {},
            "section": "identity",
            "tab": "personal"
          },
          {
            "path": "identificationDocument.registrationNumber",
            "words": "tenant:fields.identificationDocument.registrationNumber",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 100
            },
            "required": false,
            "placed": {},
            "section": "identity",
            "tab": "personal"
          },
          {
            "path": "identificationDocument.expirationDate",
            "words": "tenant:fields.identificationDocument.expirationDate",
            "kind": "date",
            "schema": {
              "type": "string",
              "format": "date",
              "expiresSoon": 30
            },
            "required": false,
            "placed": {},
            "section": "identity",
            "tab": "personal"
          }
        ],
        [
          {
            "path": "identificationDocument.fileData",
            "words": "tenant:fields.identificationDocument.fileData",
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
            "required": false,
            "placed": {},
            "section": "identity",
            "tab": "personal"
          }
        ]
      ],
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "id": "professional",
      "rows": [
        [
          {
            "path": "person.profession",
            "words": "tenant:fields.person.profession",
            "kind": "choice",
            "schema": {
              "type": "string",
              "format": "line",
              "lookup": "jobs",
              "open": true,
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "professional",
            "tab": "finance",
            "disable": [
              (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
            ]
          },
          {
            "path": "contractType",
            "words": "tenant:fields.contractType",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "contractTypes",
              "maxLength": 100,
              "listed": false
            },
            "required": false,
            "placed": {},
            "section": "professional",
            "tab": "finance",
            "disable": [
              (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
            ]
          }
        ],
        [
          {
            "path": "monthlyIncome",
            "words": "tenant:fields.monthlyIncome",
            "kind": "number",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000,
              "unit": "€",
              "listed": false
            },
            "required": false,
            "placed": {},
            "section": "professional",
            "tab": "finance",
            "disable": [
              (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
            ]
          },
          {
            "path": "employer",
            "words": "tenant:fields.employer",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200,
              "listed": false
            },
            "required": false,
            "placed": {},
            "section": "professional",
            "tab": "finance",
            "disable": [
              (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
            ]
          }
        ],
        [
          {
            "path": "employerAddress",
            "words": "tenant:fields.employerAddress",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              },
              "format": "line",
              "listed": false
            },
            "required": false,
            "placed": {},
            "section": "professional",
            "tab": "finance",
            "disable": [
              (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
            ]
          }
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "bank",
      "rows": [
        [
          {
            "path": "person.bankAccounts.0.bankName",
            "words": "tenant:fields.person.bankAccounts.bankName",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 200,
              "format": "line"
            },
            "required": false,
            "placed": {},
            "section": "bank",
            "tab": "finance"
          },
          {
            "path": "person.bankAccounts.0.bic",
            "words": "tenant:fields.person.bankAccounts.bic",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "bic",
              "maxLength": 20,
              "copy": true
            },
            "required": false,
            "placed": {},
            "section": "bank",
            "tab": "finance"
          }
        ],
        [
          {
            "path": "person.bankAccounts.0.address",
            "words": "tenant:fields.person.bankAccounts.address",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              },
              "format": "line"
            },
            "required": false,
            "placed": {},
            "section": "bank",
            "tab": "finance"
          }
        ],
        [
          {
            "path": "person.bankAccounts.0.rib",
            "words": "tenant:fields.person.bankAccounts.rib",
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
            "section": "bank",
            "tab": "finance"
          }
        ],
        [
          {
            "path": "person.bankAccounts.0.iban",
            "words": "tenant:fields.person.bankAccounts.iban",
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
            "section": "bank",
            "tab": "finance"
          }
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "guarantors",
      "rows": [
        [
          {
            "path": "guarantors",
            "words": "tenant:fields.guarantors",
            "kind": "entries",
            "schema": {
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
            "required": true,
            "placed": {},
            "section": "guarantors",
            "entry": {
              "form": "guarantor/guarantor",
              "columns": [
                {
                  "path": "type",
                  "words": "guarantor:fields.type",
                  "kind": "choice",
                  "schema": {
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
                  }
                },
                {
                  "path": "name",
                  "words": "guarantor:fields.name",
                  "kind": "text",
                  "schema": {
                    "type": "string"
                  },
                  "texts": {
                    "templates": [
                      "{person.name} ({person.legalStatus})",
                      "{person.name}",
                      "{person.firstName} {person.surname}"
                    ],
                    "fields": {
                      "person.name": {
                        "path": "person.name",
                        "words": "guarantor:fields.person.name",
                        "kind": "text",
                        "schema": {
                          "type": "string",
                          "format": "line",
                          "maxLength": 200
                        }
                      },
                      "person.legalStatus": {
                        "path": "person.legalStatus",
                        "words": "guarantor:fields.person.legalStatus",
                        "kind": "choice",
                        "schema": {
                          "type": "string",
                          "lookup": "legalStatuses",
                          "maxLength": 200
                        }
                      },
                      "person.firstName": {
                        "path": "person.firstName",
                        "words": "guarantor:fields.person.firstName",
                        "kind": "text",
                        "schema": {
                          "type": "string",
                          "format": "line",
                          "maxLength": 200
                        }
                      },
                      "person.surname": {
                        "path": "person.surname",
                        "words": "guarantor:fields.person.surname",
                        "kind": "text",
                        "schema": {
                          "type": "string",
                          "format": "line",
                          "maxLength": 200,
                          "sort": "first"
                        }
                      }
                    }
                  }
                },
                {
                  "path": "reach",
                  "words": "guarantor:fields.reach",
                  "kind": "text",
                  "schema": {
                    "type": "string"
                  },
                  "lines": [
                    {
                      "path": "person.contacts.0.mobile",
                      "words": "guarantor:fields.person.contacts.mobile",
                      "kind": "phone",
                      "schema": {
                        "type": "string",
                        "format": "mobile",
                        "maxLength": 40
                      }
                    },
                    {
                      "path": "person.contacts.0.email",
                      "words": "guarantor:fields.person.contacts.email",
                      "kind": "email",
                      "schema": {
                        "type": "string",
                        "format": "email",
                        "maxLength": 254
                      }
                    }
                  ]
                }
              ],
              "search": {
                "operation": "searchPeople",
                "query": "search"
              }
            },
            "tab": "finance"
          }
        ]
      ],
      "tab": "finance"
    },
    {
      "id": "documents",
      "rows": [
        [
          {
            "path": "documents",
            "words": "tenant:fields.documents",
            "kind": "entries",
            "schema": {
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
            "required": false,
            "placed": {},
            "section": "documents",
            "entry": {
              "form": "supporting-document/supporting-document",
              "columns": [
                {
                  "path": "type",
                  "words": "supporting-document:fields.type",
                  "kind": "choice",
                  "schema": {
                    "type": "string",
                    "lookup": "documentTypes",
                    "maxLength": 100
                  }
                },
                {
                  "path": "description",
                  "words": "supporting-document:fields.description",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 500
                  }
                },
                {
                  "path": "uploadDate",
                  "words": "supporting-document:fields.uploadDate",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "stamp",
                    "maxLength": 40,
                    "readOnly": true
                  }
                }
              ],
              "file": "fileData"
            },
            "tab": "documents"
          }
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "emergencyContacts",
      "rows": [
        [
          {
            "path": "emergencyContacts",
            "words": "tenant:fields.emergencyContacts",
            "kind": "entries",
            "schema": {
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
            "required": true,
            "placed": {},
            "section": "emergencyContacts",
            "entry": {
              "form": "emergency-contact/emergency-contact",
              "columns": [
                {
                  "path": "type",
                  "words": "emergency-contact:fields.type",
                  "kind": "choice",
                  "schema": {
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
                  }
                },
                {
                  "path": "name",
                  "words": "emergency-contact:fields.name",
                  "kind": "text",
                  "schema": {
                    "type": "string"
                  },
                  "texts": {
                    "templates": [
                      "{person.name} ({person.legalStatus})",
                      "{person.name}",
                      "{person.firstName} {person.surname}"
                    ],
                    "fields": {
                      "person.name": {
                        "path": "person.name",
                        "words": "emergency-contact:fields.person.name",
                        "kind": "text",
                        "schema": {
                          "type": "string",
                          "format": "line",
                          "maxLength": 200
                        }
                      },
                      "person.legalStatus": {
                        "path": "person.legalStatus",
                        "words": "emergency-contact:fields.person.legalStatus",
                        "kind": "choice",
                        "schema": {
                          "type": "string",
                          "lookup": "legalStatuses",
                          "maxLength": 200
                        }
                      },
                      "person.firstName": {
                        "path": "person.firstName",
                        "words": "emergency-contact:fields.person.firstName",
                        "kind": "text",
                        "schema": {
                          "type": "string",
                          "format": "line",
                          "maxLength": 200
                        }
                      },
                      "person.surname": {
                        "path": "person.surname",
                        "words": "emergency-contact:fields.person.surname",
                        "kind": "text",
                        "schema": {
                          "type": "string",
                          "format": "line",
                          "maxLength": 200,
                          "sort": "first"
                        }
                      }
                    }
                  }
                },
                {
                  "path": "reach",
                  "words": "emergency-contact:fields.reach",
                  "kind": "text",
                  "schema": {
                    "type": "string"
                  },
                  "lines": [
                    {
                      "path": "person.contacts.0.mobile",
                      "words": "emergency-contact:fields.person.contacts.mobile",
                      "kind": "phone",
                      "schema": {
                        "type": "string",
                        "format": "mobile",
                        "maxLength": 40
                      }
                    },
                    {
                      "path": "person.contacts.0.email",
                      "words": "emergency-contact:fields.person.contacts.email",
                      "kind": "email",
                      "schema": {
                        "type": "string",
                        "format": "email",
                        "maxLength": 254
                      }
                    }
                  ]
                }
              ],
              "search": {
                "operation": "searchPeople",
                "query": "search"
              }
            },
            "tab": "documents"
          }
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "departure",
      "rows": [
        [
          {
            "path": "followupAddress",
            "words": "tenant:fields.followupAddress",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              },
              "format": "line",
              "listed": false
            },
            "required": false,
            "placed": {},
            "section": "departure",
            "tab": "documents"
          }
        ]
      ],
      "tab": "documents"
    },
    {
      "id": "note",
      "rows": [
        [
          {
            "path": "privateComment",
            "words": "tenant:fields.privateComment",
            "kind": "paragraph",
            "schema": {
              "type": "string",
              "maxLength": 5000,
              "listed": false
            },
            "required": false,
            "placed": {},
            "section": "note",
            "tab": "documents"
          }
        ]
      ],
      "tab": "documents"
    }
  ],
  "fields": [
    {
      "path": "type",
      "words": "tenant:fields.type",
      "kind": "choice",
      "schema": {
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
      "required": true,
      "placed": {
        "as": "radio",
        "fixed": true
      },
      "section": "type",
      "tab": "personal"
    },
    {
      "path": "reference",
      "words": "tenant:fields.reference",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 40,
        "numbered": "LOC-{number}"
      },
      "required": false,
      "placed": {},
      "section": "type",
      "tab": "personal",
      "show": (self, cel) => cel.has(cel.field(self, "reference"))
    },
    {
      "path": "picture",
      "words": "tenant:fields.picture",
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
          "bytes": "getFile",
          "part": "picture"
        },
        "listed": false
      },
      "required": false,
      "placed": {},
      "section": "picture",
      "tab": "personal"
    },
    {
      "path": "person.name",
      "words": "tenant:fields.person.name",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "corporation",
      "tab": "personal"
    },
    {
      "path": "person.legalStatus",
      "words": "tenant:fields.person.legalStatus",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "legalStatuses",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "corporation",
      "tab": "personal"
    },
    {
      "path": "person.shareCapital",
      "words": "tenant:fields.person.shareCapital",
      "kind": "number",
      "schema": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000000,
        "unit": "€"
      },
      "required": false,
      "placed": {},
      "section": "corporation",
      "tab": "personal"
    },
    {
      "path": "person.activityField",
      "words": "tenant:fields.person.activityField",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "corporation",
      "tab": "personal"
    },
    {
      "path": "person.siret",
      "words": "tenant:fields.person.siret",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "siret",
        "maxLength": 40,
        "copy": true
      },
      "required": false,
      "placed": {},
      "section": "corporation",
      "tab": "personal"
    },
    {
      "path": "person.siren",
      "words": "tenant:fields.person.siren",
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
      "section": "corporation",
      "tab": "personal"
    },
    {
      "path": "person.vatNumber",
      "words": "tenant:fields.person.vatNumber",
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
      "section": "corporation",
      "tab": "personal"
    },
    {
      "path": "person.website",
      "words": "tenant:fields.person.website",
      "kind": "website",
      "schema": {
        "type": "string",
        "format": "url",
        "maxLength": 500
      },
      "required": false,
      "placed": {},
      "section": "corporation",
      "tab": "personal"
    },
    {
      "path": "person.gender",
      "words": "tenant:fields.person.gender",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "MR",
          "MS",
          "MRS"
        ]
      },
      "required": false,
      "placed": {
        "as": "radio"
      },
      "section": "person",
      "tab": "personal"
    },
    {
      "path": "person.surname",
      "words": "tenant:fields.person.surname",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200,
        "sort": "first"
      },
      "required": false,
      "placed": {},
      "section": "person",
      "tab": "personal"
    },
    {
      "path": "person.firstName",
      "words": "tenant:fields.person.firstName",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "person",
      "tab": "personal"
    },
    {
      "path": "person.middlename",
      "words": "tenant:fields.person.middlename",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "person",
      "tab": "personal"
    },
    {
      "path": "person.birthDate",
      "words": "tenant:fields.person.birthDate",
      "kind": "date",
      "schema": {
        "type": "string",
        "format": "pastDate"
      },
      "required": false,
      "placed": {},
      "section": "person",
      "tab": "personal"
    },
    {
      "path": "person.placeOfBirth",
      "words": "tenant:fields.person.placeOfBirth",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "person",
      "tab": "personal"
    },
    {
      "path": "person.nationality",
      "words": "tenant:fields.person.nationality",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "countries",
        "maxLength": 3
      },
      "required": false,
      "placed": {},
      "section": "person",
      "tab": "personal"
    },
    {
      "path": "representative.gender",
      "words": "tenant:fields.representative.gender",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "MR",
          "MS",
          "MRS"
        ]
      },
      "required": false,
      "placed": {
        "as": "radio"
      },
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.surname",
      "words": "tenant:fields.representative.surname",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200,
        "sort": "first"
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.firstName",
      "words": "tenant:fields.representative.firstName",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.middle",
      "words": "tenant:fields.representative.middle",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.nationality",
      "words": "tenant:fields.representative.nationality",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "countries",
        "maxLength": 3
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.contacts.0.email",
      "words": "tenant:fields.representative.contacts.email",
      "kind": "email",
      "schema": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.contacts.0.secondEmail",
      "words": "tenant:fields.representative.contacts.secondEmail",
      "kind": "email",
      "schema": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.contacts.0.mobile",
      "words": "tenant:fields.representative.contacts.mobile",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "mobile",
        "maxLength": 40
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.contacts.0.phone",
      "words": "tenant:fields.representative.contacts.phone",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "landline",
        "maxLength": 40
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "representative.contacts.0.address",
      "words": "tenant:fields.representative.contacts.address",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line"
      },
      "required": false,
      "placed": {},
      "section": "representative",
      "tab": "personal"
    },
    {
      "path": "person.contacts.0.email",
      "words": "tenant:fields.person.contacts.email",
      "kind": "email",
      "schema": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "required": false,
      "placed": {},
      "section": "contact",
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "path": "person.contacts.0.secondEmail",
      "words": "tenant:fields.person.contacts.secondEmail",
      "kind": "email",
      "schema": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "required": false,
      "placed": {},
      "section": "contact",
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "path": "person.contacts.0.mobile",
      "words": "tenant:fields.person.contacts.mobile",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "mobile",
        "maxLength": 40
      },
      "required": false,
      "placed": {},
      "section": "contact",
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "path": "person.contacts.0.phone",
      "words": "tenant:fields.person.contacts.phone",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "landline",
        "maxLength": 40
      },
      "required": false,
      "placed": {},
      "section": "contact",
      "tab": "personal",
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "path": "person.contacts.0.address",
      "words": "tenant:fields.person.contacts.address",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line"
      },
      "required": false,
      "placed": {},
      "section": "contact",
      "tab": "personal"
    },
    {
      "path": "identificationDocument.type",
      "words": "tenant:fields.identificationDocument.type",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "identificationDocumentTypes",
        "maxLength": 100
      },
      "required": false,
      "placed": {},
      "section": "identity",
      "tab": "personal"
    },
    {
      "path": "identificationDocument.registrationNumber",
      "words": "tenant:fields.identificationDocument.registrationNumber",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 100
      },
      "required": false,
      "placed": {},
      "section": "identity",
      "tab": "personal"
    },
    {
      "path": "identificationDocument.expirationDate",
      "words": "tenant:fields.identificationDocument.expirationDate",
      "kind": "date",
      "schema": {
        "type": "string",
        "format": "date",
        "expiresSoon": 30
      },
      "required": false,
      "placed": {},
      "section": "identity",
      "tab": "personal"
    },
    {
      "path": "identificationDocument.fileData",
      "words": "tenant:fields.identificationDocument.fileData",
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
      "required": false,
      "placed": {},
      "section": "identity",
      "tab": "personal"
    },
    {
      "path": "person.profession",
      "words": "tenant:fields.person.profession",
      "kind": "choice",
      "schema": {
        "type": "string",
        "format": "line",
        "lookup": "jobs",
        "open": true,
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "professional",
      "tab": "finance",
      "disable": [
        (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
      ]
    },
    {
      "path": "contractType",
      "words": "tenant:fields.contractType",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "contractTypes",
        "maxLength": 100,
        "listed": false
      },
      "required": false,
      "placed": {},
      "section": "professional",
      "tab": "finance",
      "disable": [
        (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
      ]
    },
    {
      "path": "monthlyIncome",
      "words": "tenant:fields.monthlyIncome",
      "kind": "number",
      "schema": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000,
        "unit": "€",
        "listed": false
      },
      "required": false,
      "placed": {},
      "section": "professional",
      "tab": "finance",
      "disable": [
        (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
      ]
    },
    {
      "path": "employer",
      "words": "tenant:fields.employer",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200,
        "listed": false
      },
      "required": false,
      "placed": {},
      "section": "professional",
      "tab": "finance",
      "disable": [
        (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
      ]
    },
    {
      "path": "employerAddress",
      "words": "tenant:fields.employerAddress",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line",
        "listed": false
      },
      "required": false,
      "placed": {},
      "section": "professional",
      "tab": "finance",
      "disable": [
        (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
      ]
    },
    {
      "path": "person.bankAccounts.0.bankName",
      "words": "tenant:fields.person.bankAccounts.bankName",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 200,
        "format": "line"
      },
      "required": false,
      "placed": {},
      "section": "bank",
      "tab": "finance"
    },
    {
      "path": "person.bankAccounts.0.bic",
      "words": "tenant:fields.person.bankAccounts.bic",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "bic",
        "maxLength": 20,
        "copy": true
      },
      "required": false,
      "placed": {},
      "section": "bank",
      "tab": "finance"
    },
    {
      "path": "person.bankAccounts.0.address",
      "words": "tenant:fields.person.bankAccounts.address",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line"
      },
      "required": false,
      "placed": {},
      "section": "bank",
      "tab": "finance"
    },
    {
      "path": "person.bankAccounts.0.rib",
      "words": "tenant:fields.person.bankAccounts.rib",
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
      "section": "bank",
      "tab": "finance"
    },
    {
      "path": "person.bankAccounts.0.iban",
      "words": "tenant:fields.person.bankAccounts.iban",
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
      "section": "bank",
      "tab": "finance"
    },
    {
      "path": "guarantors",
      "words": "tenant:fields.guarantors",
      "kind": "entries",
      "schema": {
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
      "required": true,
      "placed": {},
      "section": "guarantors",
      "entry": {
        "form": "guarantor/guarantor",
        "columns": [
          {
            "path": "type",
            "words": "guarantor:fields.type",
            "kind": "choice",
            "schema": {
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
            }
          },
          {
            "path": "name",
            "words": "guarantor:fields.name",
            "kind": "text",
            "schema": {
              "type": "string"
            },
            "texts": {
              "templates": [
                "{person.name} ({person.legalStatus})",
                "{person.name}",
                "{person.firstName} {person.surname}"
              ],
              "fields": {
                "person.name": {
                  "path": "person.name",
                  "words": "guarantor:fields.person.name",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 200
                  }
                },
                "person.legalStatus": {
                  "path": "person.legalStatus",
                  "words": "guarantor:fields.person.legalStatus",
                  "kind": "choice",
                  "schema": {
                    "type": "string",
                    "lookup": "legalStatuses",
                    "maxLength": 200
                  }
                },
                "person.firstName": {
                  "path": "person.firstName",
                  "words": "guarantor:fields.person.firstName",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 200
                  }
                },
                "person.surname": {
                  "path": "person.surname",
                  "words": "guarantor:fields.person.surname",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 200,
                    "sort": "first"
                  }
                }
              }
            }
          },
          {
            "path": "reach",
            "words": "guarantor:fields.reach",
            "kind": "text",
            "schema": {
              "type": "string"
            },
            "lines": [
              {
                "path": "person.contacts.0.mobile",
                "words": "guarantor:fields.person.contacts.mobile",
                "kind": "phone",
                "schema": {
                  "type": "string",
                  "format": "mobile",
                  "maxLength": 40
                }
              },
              {
                "path": "person.contacts.0.email",
                "words": "guarantor:fields.person.contacts.email",
                "kind": "email",
                "schema": {
                  "type": "string",
                  "format": "email",
                  "maxLength": 254
                }
              }
            ]
          }
        ],
        "search": {
          "operation": "searchPeople",
          "query": "search"
        }
      },
      "tab": "finance"
    },
    {
      "path": "documents",
      "words": "tenant:fields.documents",
      "kind": "entries",
      "schema": {
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
      "required": false,
      "placed": {},
      "section": "documents",
      "entry": {
        "form": "supporting-document/supporting-document",
        "columns": [
          {
            "path": "type",
            "words": "supporting-document:fields.type",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "documentTypes",
              "maxLength": 100
            }
          },
          {
            "path": "description",
            "words": "supporting-document:fields.description",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 500
            }
          },
          {
            "path": "uploadDate",
            "words": "supporting-document:fields.uploadDate",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "stamp",
              "maxLength": 40,
              "readOnly": true
            }
          }
        ],
        "file": "fileData"
      },
      "tab": "documents"
    },
    {
      "path": "emergencyContacts",
      "words": "tenant:fields.emergencyContacts",
      "kind": "entries",
      "schema": {
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
      "required": true,
      "placed": {},
      "section": "emergencyContacts",
      "entry": {
        "form": "emergency-contact/emergency-contact",
        "columns": [
          {
            "path": "type",
            "words": "emergency-contact:fields.type",
            "kind": "choice",
            "schema": {
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
            }
          },
          {
            "path": "name",
            "words": "emergency-contact:fields.name",
            "kind": "text",
            "schema": {
              "type": "string"
            },
            "texts": {
              "templates": [
                "{person.name} ({person.legalStatus})",
                "{person.name}",
                "{person.firstName} {person.surname}"
              ],
              "fields": {
                "person.name": {
                  "path": "person.name",
                  "words": "emergency-contact:fields.person.name",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 200
                  }
                },
                "person.legalStatus": {
                  "path": "person.legalStatus",
                  "words": "emergency-contact:fields.person.legalStatus",
                  "kind": "choice",
                  "schema": {
                    "type": "string",
                    "lookup": "legalStatuses",
                    "maxLength": 200
                  }
                },
                "person.firstName": {
                  "path": "person.firstName",
                  "words": "emergency-contact:fields.person.firstName",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 200
                  }
                },
                "person.surname": {
                  "path": "person.surname",
                  "words": "emergency-contact:fields.person.surname",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 200,
                    "sort": "first"
                  }
                }
              }
            }
          },
          {
            "path": "reach",
            "words": "emergency-contact:fields.reach",
            "kind": "text",
            "schema": {
              "type": "string"
            },
            "lines": [
              {
                "path": "person.contacts.0.mobile",
                "words": "emergency-contact:fields.person.contacts.mobile",
                "kind": "phone",
                "schema": {
                  "type": "string",
                  "format": "mobile",
                  "maxLength": 40
                }
              },
              {
                "path": "person.contacts.0.email",
                "words": "emergency-contact:fields.person.contacts.email",
                "kind": "email",
                "schema": {
                  "type": "string",
                  "format": "email",
                  "maxLength": 254
                }
              }
            ]
          }
        ],
        "search": {
          "operation": "searchPeople",
          "query": "search"
        }
      },
      "tab": "documents"
    },
    {
      "path": "followupAddress",
      "words": "tenant:fields.followupAddress",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line",
        "listed": false
      },
      "required": false,
      "placed": {},
      "section": "departure",
      "tab": "documents"
    },
    {
      "path": "privateComment",
      "words": "tenant:fields.privateComment",
      "kind": "paragraph",
      "schema": {
        "type": "string",
        "maxLength": 5000,
        "listed": false
      },
      "required": false,
      "placed": {},
      "section": "note",
      "tab": "documents"
    }
  ],
  "tabs": [
    "personal",
    "finance",
    "documents"
  ],
  "constants": [
    {
      "path": "person.contacts.0.initialContact",
      "value": true,
      "show": [
        (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
      ]
    }
  ],
  "cancel": "back",
  "draft": true,
  "askedOnSubmit": [
    "identificationDocument.fileData",
    "guarantors",
    "emergencyContacts"
  ],
  "load": {
    "operation": "getIndividualTenant",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "getIndividualTenant",
        "CORPORATION": "getCorporationTenant"
      }
    },
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
  "create": {
    "operation": "createIndividualTenant",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "createIndividualTenant",
        "CORPORATION": "createCorporationTenant"
      }
    },
    "outcomes": {
      "200": [
        {
          "toast": "created",
          "type": "success"
        },
        {
          "go": [
            {
              "to": "/tenant/corporation/{resourceUuid}/details",
              "only": (self, cel) => cel.choose(cel.has(cel.field(self, "type")), () => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"), () => cel.has(cel.field(cel.field(self, "person"), "name")))
            },
            {
              "to": "/tenant/individual/{resourceUuid}/details"
            }
          ]
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
  },
  "update": {
    "operation": "updateIndividualTenant",
    "variants": {
      "field": "type",
      "operations": {
        "INDIVIDUAL": "updateIndividualTenant",
        "CORPORATION": "updateCorporationTenant"
      }
    },
    "outcomes": {
      "200": [
        {
          "toast": "updated",
          "type": "success"
        },
        {
          "go": [
            {
              "to": "/tenant/corporation/{resourceUuid}/details",
              "only": (self, cel) => cel.choose(cel.has(cel.field(self, "type")), () => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"), () => cel.has(cel.field(cel.field(self, "person"), "name")))
            },
            {
              "to": "/tenant/individual/{resourceUuid}/details"
            }
          ]
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
          "toast": "saveFailed",
          "type": "error",
          "details": "reason"
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
  "name": "tenant/tenant",
  "words": "tenant:form",
  "record": "tenant/tenant",
  "title": {
    "path": "title",
    "words": "tenant:fields.title",
    "kind": "text",
    "schema": {
      "type": "string"
    },
    "texts": {
      "templates": [
        "{person.name}",
        "{person.firstName} {person.surname}"
      ],
      "fields": {
        "person.name": {
          "path": "person.name",
          "words": "tenant:fields.person.name",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          }
        },
        "person.firstName": {
          "path": "person.firstName",
          "words": "tenant:fields.person.firstName",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          }
        },
        "person.surname": {
          "path": "person.surname",
          "words": "tenant:fields.person.surname",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "maxLength": 200,
            "sort": "first"
          }
        }
      }
    }
  },
  "lookups": [
    "legalStatuses",
    "countries",
    "identificationDocumentTypes",
    "jobs",
    "contractTypes",
    "documentTypes"
  ],
  "advised": true
}

export { default as validators } from '../tenant/tenant.validators.gen.js'
