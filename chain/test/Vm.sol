// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

/// @notice The part of forge's cheat codes that our tests use.
interface Vm {
    function prank(address sender) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function warp(uint256 timestamp) external;
    function roll(uint256 blockNumber) external;
    function assume(bool condition) external pure;
    function expectRevert(bytes calldata revertData) external;
    function expectRevert(bytes4 revertSelector) external;
    function expectEmit() external;
    function assertEq(uint256 left, uint256 right) external pure;
    function assertEq(address left, address right) external pure;
    function assertEq(bytes32 left, bytes32 right) external pure;
    function assertEq(string calldata left, string calldata right) external pure;
    function assertTrue(bool condition) external pure;
    function assertFalse(bool condition) external pure;
    function assertLe(uint256 left, uint256 right) external pure;
}

/// @dev Where forge puts them: the last 20 bytes of keccak256("hevm cheat code").
Vm constant VM = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));
