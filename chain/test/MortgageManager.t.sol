// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {MortgageManager} from "../src/MortgageManager.sol";
import {MortgageWorld} from "./MortgageWorld.sol";
import {VM} from "./Vm.sol";

contract MortgageManagerTest is MortgageWorld {
    function test_anOfferHoldsItsMoney() public {
        VM.expectEmit();
        emit MortgageManager.MortgageOffered(1, titleId, BORROWER, LENDER);
        uint256 id = offer();
        expectStatus(id, MortgageManager.Status.Offered);
        VM.assertEq(dollars.balanceOf(address(manager)), PRINCIPAL);
        VM.assertEq(titles.ownerOf(titleId), BORROWER);
        VM.prank(LENDER);
        manager.withdraw(id);
        expectStatus(id, MortgageManager.Status.Withdrawn);
        VM.assertEq(dollars.balanceOf(LENDER), 100_000_000);
    }

    function test_acceptedItHoldsTheTitleAndPaysThePrincipal() public {
        uint256 id = start();
        expectStatus(id, MortgageManager.Status.Active);
        VM.assertEq(titles.ownerOf(titleId), address(manager));
        VM.assertEq(manager.mortgageOn(titleId), id);
        VM.assertEq(dollars.balanceOf(BORROWER), 10_000_000 + PRINCIPAL);
        VM.assertEq(manager.mortgageOf(id).nextPaymentDueAt, block.timestamp + 30 days);
    }

    function test_isPaidOffAndReleasesTheTitle() public {
        uint256 id = start();
        for (uint32 month = 1; month <= TERM; ++month) {
            expectStatus(id, MortgageManager.Status.Active);
            VM.warp(block.timestamp + 30 days);
            pay(id);
            VM.assertEq(manager.mortgageOf(id).mortgage.monthsPaid, month);
        }
        expectStatus(id, MortgageManager.Status.PaidOff);
        VM.assertEq(manager.mortgageOf(id).amountPaid, uint256(PAYMENT) * TERM);
        VM.assertEq(dollars.balanceOf(LENDER), 100_000_000 - PRINCIPAL + uint256(PAYMENT) * TERM);
        VM.assertEq(titles.ownerOf(titleId), address(manager));
        VM.expectRevert(wrongStatus(MortgageManager.Status.PaidOff));
        pay(id);
        VM.expectEmit();
        emit MortgageManager.TitleReleased(id, titleId, BORROWER);
        VM.prank(BORROWER);
        manager.release(id);
        expectStatus(id, MortgageManager.Status.Released);
        VM.assertEq(titles.ownerOf(titleId), BORROWER);
        VM.assertEq(manager.mortgageOn(titleId), 0);
    }

    function test_isLateAfterTheDaysOfGrace() public {
        uint256 id = start();
        VM.warp(block.timestamp + 37 days);
        expectStatus(id, MortgageManager.Status.Active);
        VM.warp(block.timestamp + 1);
        expectStatus(id, MortgageManager.Status.Late);
        VM.expectEmit();
        emit MortgageManager.PaymentMade(id, 1, PAYMENT, true);
        pay(id);
        expectStatus(id, MortgageManager.Status.Active);
    }

    function test_theLenderMayDischarge() public {
        uint256 id = start();
        pay(id);
        VM.prank(LENDER);
        manager.discharge(id);
        expectStatus(id, MortgageManager.Status.PaidOff);
        VM.prank(BORROWER);
        manager.release(id);
        VM.assertEq(titles.ownerOf(titleId), BORROWER);
    }

    function testFuzz_refusesAnyOtherAmount(uint256 amount) public {
        VM.assume(amount != PAYMENT);
        uint256 id = start();
        VM.expectRevert(abi.encodeWithSelector(MortgageManager.WrongAmount.selector, PAYMENT, amount));
        VM.prank(BORROWER);
        manager.pay(id, amount);
        VM.assertEq(manager.mortgageOf(id).mortgage.monthsPaid, 0);
    }

    function testFuzz_onlyTheRightParty(address stranger) public {
        VM.assume(stranger != LENDER && stranger != BORROWER);
        bytes memory onlyBorrower = abi.encodeWithSelector(MortgageManager.OnlyBorrower.selector, BORROWER);
        bytes memory onlyLender = abi.encodeWithSelector(MortgageManager.OnlyLender.selector, LENDER);
        uint256 id = offer();
        VM.startPrank(stranger);
        VM.expectRevert(onlyBorrower);
        manager.accept(id);
        VM.expectRevert(onlyLender);
        manager.withdraw(id);
        VM.stopPrank();
        VM.prank(BORROWER);
        VM.expectRevert(onlyLender);
        manager.withdraw(id);
        VM.prank(LENDER);
        VM.expectRevert(onlyBorrower);
        manager.accept(id);

        VM.prank(BORROWER);
        manager.accept(id);
        VM.startPrank(stranger);
        VM.expectRevert(onlyBorrower);
        manager.pay(id, PAYMENT);
        VM.expectRevert(onlyLender);
        manager.discharge(id);
        VM.stopPrank();
        VM.prank(LENDER);
        manager.discharge(id);
        VM.prank(stranger);
        VM.expectRevert(onlyBorrower);
        manager.release(id);
    }

    function test_refusesASecondMortgageOnATitle() public {
        uint256 first = offer();
        uint256 second = offer();
        VM.prank(BORROWER);
        manager.accept(first);
        bytes memory refusal = abi.encodeWithSelector(MortgageManager.TitleIsMortgaged.selector, titleId, first);
        VM.expectRevert(refusal);
        VM.prank(BORROWER);
        manager.accept(second);
        MortgageManager.Terms memory third = terms();
        VM.expectRevert(refusal);
        VM.prank(LENDER);
        manager.create(third);
    }

    function test_refusesATitleThatTheBorrowerDoesNotOwn() public {
        MortgageManager.Terms memory wrong = terms();
        wrong.borrower = address(0xdead);
        VM.expectRevert(
            abi.encodeWithSelector(MortgageManager.BorrowerDoesNotOwnTitle.selector, titleId, BORROWER)
        );
        VM.prank(LENDER);
        manager.create(wrong);
    }

    function test_refusesAcceptanceOnceTheTitleIsSold() public {
        uint256 id = offer();
        VM.startPrank(BORROWER);
        titles.transferFrom(BORROWER, address(0xdead), titleId);
        VM.expectRevert(
            abi.encodeWithSelector(
                MortgageManager.BorrowerDoesNotOwnTitle.selector, titleId, address(0xdead)
            )
        );
        manager.accept(id);
        VM.stopPrank();
    }

    function test_refusesTermsThatMakeNoSense() public {
        MortgageManager.Terms memory wrong = terms();
        wrong.principal = 0;
        expectInvalid(wrong, "principal");
        wrong = terms();
        wrong.monthlyPayment = PRINCIPAL / TERM - 1;
        expectInvalid(wrong, "monthlyPayment");
        wrong = terms();
        wrong.termMonths = 0;
        expectInvalid(wrong, "termMonths");
        wrong.termMonths = 601;
        expectInvalid(wrong, "termMonths");
        wrong = terms();
        wrong.annualRateBps = 10_001;
        expectInvalid(wrong, "annualRateBps");
        wrong = terms();
        wrong.borrower = LENDER;
        expectInvalid(wrong, "borrower");
    }

    function testFuzz_refusesAMortgageThatDoesNotExist(uint256 id) public {
        bytes memory refusal = abi.encodeWithSelector(MortgageManager.UnknownMortgage.selector, id);
        VM.expectRevert(refusal);
        manager.mortgageOf(id);
        VM.expectRevert(refusal);
        manager.pay(id, PAYMENT);
    }

    function test_eachStepHasItsState() public {
        uint256 id = offer();
        VM.startPrank(BORROWER);
        VM.expectRevert(wrongStatus(MortgageManager.Status.Offered));
        manager.pay(id, PAYMENT);
        VM.expectRevert(wrongStatus(MortgageManager.Status.Offered));
        manager.release(id);
        manager.accept(id);
        VM.expectRevert(wrongStatus(MortgageManager.Status.Active));
        manager.accept(id);
        VM.expectRevert(wrongStatus(MortgageManager.Status.Active));
        manager.release(id);
        VM.stopPrank();
        VM.prank(LENDER);
        VM.expectRevert(wrongStatus(MortgageManager.Status.Active));
        manager.withdraw(id);
    }

    function test_pagesThroughAll() public {
        offer();
        offer();
        VM.assertEq(manager.mortgages(0, 10).length, 2);
        VM.assertEq(manager.mortgages(2, 10)[0].mortgageId, 2);
        VM.assertEq(manager.mortgages(3, 10).length, 0);
    }

    function expectInvalid(MortgageManager.Terms memory wrong, string memory field) private {
        VM.expectRevert(abi.encodeWithSelector(MortgageManager.InvalidTerms.selector, field));
        VM.prank(LENDER);
        manager.create(wrong);
    }

    function wrongStatus(MortgageManager.Status status) private pure returns (bytes memory) {
        return abi.encodeWithSelector(MortgageManager.WrongStatus.selector, status);
    }
}
