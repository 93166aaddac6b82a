// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {DemoDollar} from "../src/DemoDollar.sol";
import {MortgageManager} from "../src/MortgageManager.sol";
import {PropertyTitle} from "../src/PropertyTitle.sol";
import {VM} from "./Vm.sol";

/// @notice A lender with money, a borrower with a title, and the contracts between them.
abstract contract MortgageWorld {
    address internal constant LENDER = address(0x1e4de6);
    address internal constant BORROWER = address(0xb0660);
    uint128 internal constant PRINCIPAL = 1_200_000;
    uint128 internal constant PAYMENT = 110_000;
    uint32 internal constant TERM = 12;

    PropertyTitle internal titles;
    DemoDollar internal dollars;
    MortgageManager internal manager;
    uint256 internal titleId;

    function setUp() public virtual {
        VM.warp(1_760_000_000);
        titles = new PropertyTitle();
        dollars = new DemoDollar(address(this));
        manager = new MortgageManager(titles, dollars);
        titleId = mintTitle("Lot 1");
        dollars.mint(LENDER, 100_000_000);
        dollars.mint(BORROWER, 10_000_000);
        VM.prank(LENDER);
        dollars.approve(address(manager), type(uint256).max);
        VM.startPrank(BORROWER);
        dollars.approve(address(manager), type(uint256).max);
        titles.setApprovalForAll(address(manager), true);
        VM.stopPrank();
    }

    function mintTitle(string memory description) internal returns (uint256) {
        return titles.mint(BORROWER, PropertyTitle.Title("here", 5000, 750_000, description, "ipfs://cid"));
    }

    function terms() internal view returns (MortgageManager.Terms memory) {
        return MortgageManager.Terms(titleId, BORROWER, PRINCIPAL, PAYMENT, TERM, 550);
    }

    function offer() internal returns (uint256) {
        VM.prank(LENDER);
        return manager.create(terms());
    }

    function start() internal returns (uint256 id) {
        id = offer();
        VM.prank(BORROWER);
        manager.accept(id);
    }

    function pay(uint256 id) internal {
        VM.prank(BORROWER);
        manager.pay(id, PAYMENT);
    }

    function expectStatus(uint256 id, MortgageManager.Status status) internal view {
        VM.assertEq(uint256(manager.mortgageOf(id).status), uint256(status));
    }
}
