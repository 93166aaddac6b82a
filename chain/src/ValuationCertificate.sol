// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC5192} from "./IERC5192.sol";

/// @title Valuation certificate
/// @notice One token points to one valuation certificate by the SHA-256 of its canonical form. Nothing else about
/// the certificate is published here. The token is evidence that the certificate existed at a block; it can be
/// revoked by a minter, never moved (ERC-5192) and never destroyed.
contract ValuationCertificate is ERC721, IERC5192, AccessControl {
    /// @notice May mint and revoke.
    bytes32 public constant MINTER_ROLE = keccak256("MINTER_ROLE");

    struct Certificate {
        bytes32 certificateHash;
        uint64 mintedInBlock;
        bool isRevoked;
        string uri;
    }

    /// @notice The token of a certificate; 0 when there is none. Token ids start at 1.
    mapping(bytes32 certificateHash => uint256 tokenId) public tokenOf;
    mapping(uint256 tokenId => Certificate) private _certificates;
    /// @notice How many tokens were minted; also the newest token id.
    uint256 public count;

    event CertificateMinted(uint256 indexed tokenId, bytes32 indexed certificateHash, address indexed to);
    event CertificateRevoked(uint256 indexed tokenId, bytes32 indexed certificateHash);

    error EmptyHash();
    error AlreadyMinted(bytes32 certificateHash, uint256 tokenId);
    error UnknownCertificate(bytes32 certificateHash);
    error AlreadyRevoked(bytes32 certificateHash);
    error TokenIsLocked(uint256 tokenId);

    constructor(address admin) ERC721("PropGuard Valuation Certificate", "PGVC") {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(MINTER_ROLE, admin);
    }

    /// @notice Mints the one token of a certificate.
    /// @dev `_mint`, not `_safeMint`: no call leaves this contract, so there is nothing to re-enter.
    function mint(address to, bytes32 certificateHash, string calldata uri)
        external
        onlyRole(MINTER_ROLE)
        returns (uint256 tokenId)
    {
        if (certificateHash == 0) revert EmptyHash();
        if (tokenOf[certificateHash] != 0) revert AlreadyMinted(certificateHash, tokenOf[certificateHash]);
        tokenId = ++count;
        tokenOf[certificateHash] = tokenId;
        _certificates[tokenId] = Certificate(certificateHash, uint64(block.number), false, uri);
        _mint(to, tokenId);
        emit CertificateMinted(tokenId, certificateHash, to);
        emit Locked(tokenId);
    }

    /// @notice Marks a certificate as revoked, for good. The token stays as evidence of both.
    function revoke(bytes32 certificateHash) external onlyRole(MINTER_ROLE) {
        uint256 tokenId = tokenOf[certificateHash];
        if (tokenId == 0) revert UnknownCertificate(certificateHash);
        if (_certificates[tokenId].isRevoked) revert AlreadyRevoked(certificateHash);
        _certificates[tokenId].isRevoked = true;
        emit CertificateRevoked(tokenId, certificateHash);
    }

    /// @notice What a token points to.
    function certificateOf(uint256 tokenId) external view returns (Certificate memory) {
        _requireOwned(tokenId);
        return _certificates[tokenId];
    }

    /// @inheritdoc ERC721
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return _certificates[tokenId].uri;
    }

    /// @inheritdoc IERC5192
    function locked(uint256 tokenId) external view returns (bool) {
        _requireOwned(tokenId);
        return true;
    }

    /// @inheritdoc ERC721
    function supportsInterface(bytes4 interfaceId)
        public
        view
        override(ERC721, AccessControl)
        returns (bool)
    {
        return interfaceId == type(IERC5192).interfaceId || super.supportsInterface(interfaceId);
    }

    /// @dev A token comes into being once and never changes hands.
    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        if (from != address(0)) revert TokenIsLocked(tokenId);
    }
}
