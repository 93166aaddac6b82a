// Generated from chain/src by scripts/chain/build.ts; never edited.
export const mortgageManagerAbi = [
 {
  "inputs": [
   {
    "internalType": "contract IERC721",
    "name": "titles_",
    "type": "address"
   },
   {
    "internalType": "contract IERC20",
    "name": "currency_",
    "type": "address"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "constructor"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "titleId",
    "type": "uint256"
   },
   {
    "internalType": "address",
    "name": "owner",
    "type": "address"
   }
  ],
  "name": "BorrowerDoesNotOwnTitle",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "expected",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "arrived",
    "type": "uint256"
   }
  ],
  "name": "CurrencyTookFee",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "string",
    "name": "field",
    "type": "string"
   }
  ],
  "name": "InvalidTerms",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "borrower",
    "type": "address"
   }
  ],
  "name": "OnlyBorrower",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "lender",
    "type": "address"
   }
  ],
  "name": "OnlyLender",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "ReentrancyGuardReentrantCall",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "token",
    "type": "address"
   }
  ],
  "name": "SafeERC20FailedOperation",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "titleId",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "TitleIsMortgaged",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "UnknownMortgage",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "expected",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "given",
    "type": "uint256"
   }
  ],
  "name": "WrongAmount",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "enum MortgageManager.Status",
    "name": "status",
    "type": "uint8"
   }
  ],
  "name": "WrongStatus",
  "type": "error"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint32",
    "name": "monthsPaid",
    "type": "uint32"
   }
  ],
  "name": "MortgageDischarged",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "titleId",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "borrower",
    "type": "address"
   },
   {
    "indexed": false,
    "internalType": "address",
    "name": "lender",
    "type": "address"
   }
  ],
  "name": "MortgageOffered",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "MortgagePaidOff",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "titleId",
    "type": "uint256"
   }
  ],
  "name": "MortgageStarted",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "MortgageWithdrawn",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "uint32",
    "name": "monthsPaid",
    "type": "uint32"
   },
   {
    "indexed": false,
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   },
   {
    "indexed": false,
    "internalType": "bool",
    "name": "wasLate",
    "type": "bool"
   }
  ],
  "name": "PaymentMade",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "uint256",
    "name": "titleId",
    "type": "uint256"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "to",
    "type": "address"
   }
  ],
  "name": "TitleReleased",
  "type": "event"
 },
 {
  "inputs": [],
  "name": "GRACE",
  "outputs": [
   {
    "internalType": "uint64",
    "name": "",
    "type": "uint64"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "MAX_ANNUAL_RATE_BPS",
  "outputs": [
   {
    "internalType": "uint32",
    "name": "",
    "type": "uint32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "MAX_TERM_MONTHS",
  "outputs": [
   {
    "internalType": "uint32",
    "name": "",
    "type": "uint32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "MONTH",
  "outputs": [
   {
    "internalType": "uint64",
    "name": "",
    "type": "uint64"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "accept",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "count",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "titleId",
      "type": "uint256"
     },
     {
      "internalType": "address",
      "name": "borrower",
      "type": "address"
     },
     {
      "internalType": "uint128",
      "name": "principal",
      "type": "uint128"
     },
     {
      "internalType": "uint128",
      "name": "monthlyPayment",
      "type": "uint128"
     },
     {
      "internalType": "uint32",
      "name": "termMonths",
      "type": "uint32"
     },
     {
      "internalType": "uint32",
      "name": "annualRateBps",
      "type": "uint32"
     }
    ],
    "internalType": "struct MortgageManager.Terms",
    "name": "terms",
    "type": "tuple"
   }
  ],
  "name": "create",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "currency",
  "outputs": [
   {
    "internalType": "contract IERC20",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "discharge",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "mortgageOf",
  "outputs": [
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "mortgageId",
      "type": "uint256"
     },
     {
      "components": [
       {
        "components": [
         {
          "internalType": "uint256",
          "name": "titleId",
          "type": "uint256"
         },
         {
          "internalType": "address",
          "name": "borrower",
          "type": "address"
         },
         {
          "internalType": "uint128",
          "name": "principal",
          "type": "uint128"
         },
         {
          "internalType": "uint128",
          "name": "monthlyPayment",
          "type": "uint128"
         },
         {
          "internalType": "uint32",
          "name": "termMonths",
          "type": "uint32"
         },
         {
          "internalType": "uint32",
          "name": "annualRateBps",
          "type": "uint32"
         }
        ],
        "internalType": "struct MortgageManager.Terms",
        "name": "terms",
        "type": "tuple"
       },
       {
        "internalType": "address",
        "name": "lender",
        "type": "address"
       },
       {
        "internalType": "uint64",
        "name": "offeredAt",
        "type": "uint64"
       },
       {
        "internalType": "uint64",
        "name": "startedAt",
        "type": "uint64"
       },
       {
        "internalType": "uint32",
        "name": "monthsPaid",
        "type": "uint32"
       },
       {
        "internalType": "enum MortgageManager.Status",
        "name": "status",
        "type": "uint8"
       }
      ],
      "internalType": "struct MortgageManager.Mortgage",
      "name": "mortgage",
      "type": "tuple"
     },
     {
      "internalType": "enum MortgageManager.Status",
      "name": "status",
      "type": "uint8"
     },
     {
      "internalType": "uint256",
      "name": "amountPaid",
      "type": "uint256"
     },
     {
      "internalType": "uint64",
      "name": "nextPaymentDueAt",
      "type": "uint64"
     }
    ],
    "internalType": "struct MortgageManager.MortgageView",
    "name": "",
    "type": "tuple"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "titleId",
    "type": "uint256"
   }
  ],
  "name": "mortgageOn",
  "outputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "firstMortgageId",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "limit",
    "type": "uint256"
   }
  ],
  "name": "mortgages",
  "outputs": [
   {
    "components": [
     {
      "internalType": "uint256",
      "name": "mortgageId",
      "type": "uint256"
     },
     {
      "components": [
       {
        "components": [
         {
          "internalType": "uint256",
          "name": "titleId",
          "type": "uint256"
         },
         {
          "internalType": "address",
          "name": "borrower",
          "type": "address"
         },
         {
          "internalType": "uint128",
          "name": "principal",
          "type": "uint128"
         },
         {
          "internalType": "uint128",
          "name": "monthlyPayment",
          "type": "uint128"
         },
         {
          "internalType": "uint32",
          "name": "termMonths",
          "type": "uint32"
         },
         {
          "internalType": "uint32",
          "name": "annualRateBps",
          "type": "uint32"
         }
        ],
        "internalType": "struct MortgageManager.Terms",
        "name": "terms",
        "type": "tuple"
       },
       {
        "internalType": "address",
        "name": "lender",
        "type": "address"
       },
       {
        "internalType": "uint64",
        "name": "offeredAt",
        "type": "uint64"
       },
       {
        "internalType": "uint64",
        "name": "startedAt",
        "type": "uint64"
       },
       {
        "internalType": "uint32",
        "name": "monthsPaid",
        "type": "uint32"
       },
       {
        "internalType": "enum MortgageManager.Status",
        "name": "status",
        "type": "uint8"
       }
      ],
      "internalType": "struct MortgageManager.Mortgage",
      "name": "mortgage",
      "type": "tuple"
     },
     {
      "internalType": "enum MortgageManager.Status",
      "name": "status",
      "type": "uint8"
     },
     {
      "internalType": "uint256",
      "name": "amountPaid",
      "type": "uint256"
     },
     {
      "internalType": "uint64",
      "name": "nextPaymentDueAt",
      "type": "uint64"
     }
    ],
    "internalType": "struct MortgageManager.MortgageView[]",
    "name": "page",
    "type": "tuple[]"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   },
   {
    "internalType": "uint256",
    "name": "amount",
    "type": "uint256"
   }
  ],
  "name": "pay",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "release",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "titles",
  "outputs": [
   {
    "internalType": "contract IERC721",
    "name": "",
    "type": "address"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint256",
    "name": "mortgageId",
    "type": "uint256"
   }
  ],
  "name": "withdraw",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 }
] as const;
