// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MortgageManager} from "../src/MortgageManager.sol";
import {MortgageHandler} from "./MortgageHandler.sol";
import {VM} from "./Vm.sol";

/// @notice What holds whatever anyone does in whatever order.
contract MortgageManagerInvariantTest {
    MortgageHandler private handler;

    function setUp() public {
        VM.warp(1_760_000_000);
        handler = new MortgageHandler();
    }

    function targetContracts() public view returns (address[] memory targets) {
        targets = new address[](1);
        targets[0] = address(handler);
    }

    /// One campaign looks at all of them.
    function invariant_booksAndTitlesAgree() public view {
        escrowIsExact();
        nobodyGainsOrLoses();
        titleIsHeldByItsMortgage();
        paymentsAreCounted();
    }

    /// The manager holds the money of open offers, and not a cent more or less.
    function escrowIsExact() private view {
        VM.assertEq(handler.dollars().balanceOf(address(handler.manager())), handler.escrowed());
    }

    /// Everyone has what the books of what was allowed say.
    function nobodyGainsOrLoses() private view {
        for (uint256 i = 0; i < 4; ++i) {
            address person = handler.people(i);
            VM.assertEq(handler.dollars().balanceOf(person), handler.expectedBalance(person));
        }
    }

    /// A title is in escrow exactly while one running or unreleased mortgage holds it.
    function titleIsHeldByItsMortgage() private view {
        MortgageManager manager = handler.manager();
        for (uint256 titleId = 1; titleId <= 4; ++titleId) {
            uint256 id = manager.mortgageOn(titleId);
            bool isHeld = handler.titles().ownerOf(titleId) == address(manager);
            VM.assertTrue(isHeld == (id != 0));
            if (id == 0) continue;
            MortgageManager.Mortgage memory mortgage = manager.mortgageOf(id).mortgage;
            VM.assertEq(mortgage.terms.titleId, titleId);
            VM.assertTrue(
                mortgage.status == MortgageManager.Status.Active || mortgage.status == MortgageManager.Status.PaidOff
            );
        }
    }

    /// What was paid is what the mortgage says, never more than its term.
    function paymentsAreCounted() private view {
        MortgageManager.MortgageView[] memory all = handler.manager().mortgages(0, 100);
        for (uint256 i = 0; i < all.length; ++i) {
            MortgageManager.Mortgage memory mortgage = all[i].mortgage;
            VM.assertEq(mortgage.monthsPaid, handler.payments(all[i].mortgageId));
            VM.assertLe(mortgage.monthsPaid, mortgage.terms.termMonths);
            if (mortgage.monthsPaid == mortgage.terms.termMonths) {
                VM.assertTrue(mortgage.status >= MortgageManager.Status.PaidOff);
            }
        }
    }
}
