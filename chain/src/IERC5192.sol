// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @title Minimal soulbound tokens
/// @notice https://eips.ethereum.org/EIPS/eip-5192
interface IERC5192 {
    /// @notice The token cannot be transferred from now on.
    event Locked(uint256 tokenId);
    /// @notice The token can be transferred from now on.
    event Unlocked(uint256 tokenId);

    /// @notice Whether the token is bound to its owner. Reverts for a token that does not exist.
    function locked(uint256 tokenId) external view returns (bool);
}
