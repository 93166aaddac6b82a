// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title Property title token
/// @notice A demonstration of titles as tokens. A token is not legal title to land: that is what the land registry of
/// the state says. Anyone may mint; a legal description can be minted once.
contract PropertyTitle is ERC721 {
    struct Title {
        string location;
        uint64 areaSqFt;
        uint128 valuationUsd;
        string legalDescription;
        string metadataUri;
    }

    /// @notice A title with its token id, its present holder and who had it minted.
    struct HeldTitle {
        uint256 tokenId;
        address holder;
        address minter;
        Title title;
    }

    uint256 private constant MAX_TEXT_BYTES = 500;

    /// @notice The token of a legal description (keccak256 of its bytes); 0 when there is none.
    mapping(bytes32 descriptionHash => uint256 tokenId) public tokenOf;
    mapping(uint256 tokenId => Title) private _titles;
    mapping(uint256 tokenId => address) private _minters;
    /// @notice How many titles were minted; also the newest token id.
    uint256 public count;

    event TitleMinted(uint256 indexed tokenId, address indexed owner, address indexed minter);

    error EmptyText();
    error TextTooLong();
    error ZeroArea();
    error AlreadyMinted(uint256 tokenId);

    constructor() ERC721("PropGuard Property Title", "PGPT") {}

    /// @notice Mints the one token of a legal description.
    /// @dev `_mint`, not `_safeMint`: no call leaves this contract, so there is nothing to re-enter.
    function mint(address owner, Title calldata title) external returns (uint256 tokenId) {
        _requireText(title.location);
        _requireText(title.legalDescription);
        _requireText(title.metadataUri);
        if (title.areaSqFt == 0) revert ZeroArea();
        bytes32 descriptionHash = keccak256(bytes(title.legalDescription));
        if (tokenOf[descriptionHash] != 0) revert AlreadyMinted(tokenOf[descriptionHash]);
        tokenId = ++count;
        tokenOf[descriptionHash] = tokenId;
        _titles[tokenId] = title;
        _minters[tokenId] = msg.sender;
        _mint(owner, tokenId);
        emit TitleMinted(tokenId, owner, msg.sender);
    }

    /// @notice A title; reverts when it does not exist.
    function titleOf(uint256 tokenId) external view returns (HeldTitle memory) {
        return HeldTitle(tokenId, _requireOwned(tokenId), _minters[tokenId], _titles[tokenId]);
    }

    /// @notice Up to `limit` titles from `firstTokenId` on, in the order of minting.
    function titles(uint256 firstTokenId, uint256 limit) external view returns (HeldTitle[] memory page) {
        uint256 first = firstTokenId == 0 ? 1 : firstTokenId;
        uint256 left = first > count ? 0 : count - first + 1;
        page = new HeldTitle[](limit < left ? limit : left);
        for (uint256 i = 0; i < page.length; ++i) {
            uint256 tokenId = first + i;
            page[i] = HeldTitle(tokenId, _ownerOf(tokenId), _minters[tokenId], _titles[tokenId]);
        }
    }

    /// @inheritdoc ERC721
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        return _titles[tokenId].metadataUri;
    }

    function _requireText(string calldata text) private pure {
        if (bytes(text).length == 0) revert EmptyText();
        if (bytes(text).length > MAX_TEXT_BYTES) revert TextTooLong();
    }
}
