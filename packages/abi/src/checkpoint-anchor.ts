// Generated from chain/src by scripts/chain/build.ts; never edited.
export const checkpointAnchorAbi = [
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "admin",
    "type": "address"
   }
  ],
  "stateMutability": "nonpayable",
  "type": "constructor"
 },
 {
  "inputs": [],
  "name": "AccessControlBadConfirmation",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "internalType": "bytes32",
    "name": "neededRole",
    "type": "bytes32"
   }
  ],
  "name": "AccessControlUnauthorizedAccount",
  "type": "error"
 },
 {
  "inputs": [],
  "name": "EmptyCheckpoint",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint64",
    "name": "latestTreeSize",
    "type": "uint64"
   },
   {
    "internalType": "uint64",
    "name": "treeSize",
    "type": "uint64"
   }
  ],
  "name": "LogMustGrow",
  "type": "error"
 },
 {
  "inputs": [
   {
    "internalType": "uint64",
    "name": "treeSize",
    "type": "uint64"
   },
   {
    "internalType": "bytes32",
    "name": "anchored",
    "type": "bytes32"
   }
  ],
  "name": "OtherRootAnchored",
  "type": "error"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "uint64",
    "name": "treeSize",
    "type": "uint64"
   },
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "rootHash",
    "type": "bytes32"
   }
  ],
  "name": "CheckpointAnchored",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "previousAdminRole",
    "type": "bytes32"
   },
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "newAdminRole",
    "type": "bytes32"
   }
  ],
  "name": "RoleAdminChanged",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "sender",
    "type": "address"
   }
  ],
  "name": "RoleGranted",
  "type": "event"
 },
 {
  "anonymous": false,
  "inputs": [
   {
    "indexed": true,
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "account",
    "type": "address"
   },
   {
    "indexed": true,
    "internalType": "address",
    "name": "sender",
    "type": "address"
   }
  ],
  "name": "RoleRevoked",
  "type": "event"
 },
 {
  "inputs": [],
  "name": "ANCHOR_ROLE",
  "outputs": [
   {
    "internalType": "bytes32",
    "name": "",
    "type": "bytes32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "DEFAULT_ADMIN_ROLE",
  "outputs": [
   {
    "internalType": "bytes32",
    "name": "",
    "type": "bytes32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint64",
    "name": "treeSize",
    "type": "uint64"
   },
   {
    "internalType": "bytes32",
    "name": "rootHash",
    "type": "bytes32"
   }
  ],
  "name": "anchor",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "uint64",
    "name": "treeSize",
    "type": "uint64"
   }
  ],
  "name": "checkpointAt",
  "outputs": [
   {
    "components": [
     {
      "internalType": "bytes32",
      "name": "rootHash",
      "type": "bytes32"
     },
     {
      "internalType": "uint64",
      "name": "anchoredInBlock",
      "type": "uint64"
     }
    ],
    "internalType": "struct CheckpointAnchor.Checkpoint",
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
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   }
  ],
  "name": "getRoleAdmin",
  "outputs": [
   {
    "internalType": "bytes32",
    "name": "",
    "type": "bytes32"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "grantRole",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "hasRole",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 },
 {
  "inputs": [],
  "name": "latestTreeSize",
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
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "internalType": "address",
    "name": "callerConfirmation",
    "type": "address"
   }
  ],
  "name": "renounceRole",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes32",
    "name": "role",
    "type": "bytes32"
   },
   {
    "internalType": "address",
    "name": "account",
    "type": "address"
   }
  ],
  "name": "revokeRole",
  "outputs": [],
  "stateMutability": "nonpayable",
  "type": "function"
 },
 {
  "inputs": [
   {
    "internalType": "bytes4",
    "name": "interfaceId",
    "type": "bytes4"
   }
  ],
  "name": "supportsInterface",
  "outputs": [
   {
    "internalType": "bool",
    "name": "",
    "type": "bool"
   }
  ],
  "stateMutability": "view",
  "type": "function"
 }
] as const;
