// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {AccessControl} from "@openzeppelin/contracts/access/AccessControl.sol";

/// @title Checkpoint anchor
/// @notice The heads of an append-only Merkle log (RFC 9162), in the order in which it grew. Who runs the log cannot
/// show one history here and another one elsewhere: a size has one root, and sizes only grow.
contract CheckpointAnchor is AccessControl {
    /// @notice May anchor checkpoints.
    bytes32 public constant ANCHOR_ROLE = keccak256("ANCHOR_ROLE");

    struct Checkpoint {
        bytes32 rootHash;
        uint64 anchoredInBlock;
    }

    mapping(uint64 treeSize => Checkpoint) private _checkpoints;
    /// @notice Size of the log at the newest checkpoint; 0 when there is none.
    uint64 public latestTreeSize;

    event CheckpointAnchored(uint64 indexed treeSize, bytes32 indexed rootHash);

    error EmptyCheckpoint();
    error LogMustGrow(uint64 latestTreeSize, uint64 treeSize);
    error OtherRootAnchored(uint64 treeSize, bytes32 anchored);

    constructor(address admin) {
        _grantRole(DEFAULT_ADMIN_ROLE, admin);
        _grantRole(ANCHOR_ROLE, admin);
    }

    /// @notice Anchors a checkpoint. Anchoring the same one again changes nothing and emits nothing.
    function anchor(uint64 treeSize, bytes32 rootHash) external onlyRole(ANCHOR_ROLE) {
        if (treeSize == 0 || rootHash == 0) revert EmptyCheckpoint();
        bytes32 anchored = _checkpoints[treeSize].rootHash;
        if (anchored == rootHash) return;
        if (anchored != 0) revert OtherRootAnchored(treeSize, anchored);
        if (treeSize <= latestTreeSize) revert LogMustGrow(latestTreeSize, treeSize);
        latestTreeSize = treeSize;
        _checkpoints[treeSize] = Checkpoint(rootHash, uint64(block.number));
        emit CheckpointAnchored(treeSize, rootHash);
    }

    /// @notice The checkpoint at this size; a root of 0 when none was anchored there.
    function checkpointAt(uint64 treeSize) external view returns (Checkpoint memory) {
        return _checkpoints[treeSize];
    }
}
