// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {CheckpointAnchor} from "../src/CheckpointAnchor.sol";
import {VM} from "./Vm.sol";

contract CheckpointAnchorTest {
    CheckpointAnchor private anchor;

    function setUp() public {
        anchor = new CheckpointAnchor(address(this));
    }

    function testFuzz_keepsWhatWasAnchored(uint64 treeSize, bytes32 rootHash) public {
        VM.assume(treeSize != 0 && rootHash != 0);
        VM.roll(77);
        VM.expectEmit();
        emit CheckpointAnchor.CheckpointAnchored(treeSize, rootHash);
        anchor.anchor(treeSize, rootHash);
        VM.assertEq(anchor.checkpointAt(treeSize).rootHash, rootHash);
        VM.assertEq(anchor.checkpointAt(treeSize).anchoredInBlock, 77);
        VM.assertEq(anchor.latestTreeSize(), treeSize);
    }

    function testFuzz_sameAgainChangesNothing(uint64 first, uint64 second, bytes32 rootHash) public {
        VM.assume(first != 0 && second > first && rootHash != 0);
        anchor.anchor(first, rootHash);
        anchor.anchor(second, keccak256("grown"));
        VM.roll(99);
        anchor.anchor(first, rootHash);
        VM.assertEq(anchor.latestTreeSize(), second);
        VM.assertFalse(anchor.checkpointAt(first).anchoredInBlock == 99);
    }

    function testFuzz_refusesAnotherRootForASize(uint64 treeSize, bytes32 one, bytes32 other) public {
        VM.assume(treeSize != 0 && one != 0 && other != 0 && one != other);
        anchor.anchor(treeSize, one);
        VM.expectRevert(abi.encodeWithSelector(CheckpointAnchor.OtherRootAnchored.selector, treeSize, one));
        anchor.anchor(treeSize, other);
    }

    function testFuzz_refusesToShrink(uint64 latest, uint64 smaller) public {
        VM.assume(smaller != 0 && smaller < latest);
        anchor.anchor(latest, keccak256("latest"));
        VM.expectRevert(abi.encodeWithSelector(CheckpointAnchor.LogMustGrow.selector, latest, smaller));
        anchor.anchor(smaller, keccak256("smaller"));
    }

    function test_refusesAnEmptyCheckpoint() public {
        VM.expectRevert(CheckpointAnchor.EmptyCheckpoint.selector);
        anchor.anchor(0, keccak256("root"));
        VM.expectRevert(CheckpointAnchor.EmptyCheckpoint.selector);
        anchor.anchor(1, 0);
    }

    function testFuzz_onlyTheLogAnchors(address stranger) public {
        VM.assume(stranger != address(this));
        bytes32 role = anchor.ANCHOR_ROLE();
        VM.expectRevert(
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, stranger, role)
        );
        VM.prank(stranger);
        anchor.anchor(1, keccak256("root"));
    }
}
