// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {MortgageManager} from "../src/MortgageManager.sol";
import {PropertyTitle} from "../src/PropertyTitle.sol";
import {VM} from "./Vm.sol";

/// @dev A currency that calls back into the manager, or keeps some of what it moves.
contract HostileCurrency is ERC20("Hostile", "BAD") {
    MortgageManager public target;
    bytes public attack;
    uint256 public fee;
    bool public hasTried;
    bytes public refusal;

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function arm(MortgageManager target_, bytes calldata attack_) external {
        (target, attack) = (target_, attack_);
    }

    function takeFee(uint256 fee_) external {
        fee = fee_;
    }

    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount - (from == address(0) ? 0 : fee));
        if (address(target) == address(0) || hasTried) return;
        hasTried = true;
        (bool isDone, bytes memory reply) = address(target).call(attack);
        require(!isDone, "re-entered");
        refusal = reply;
    }
}

contract MortgageManagerReentrancyTest {
    PropertyTitle private titles;
    HostileCurrency private currency;
    MortgageManager private manager;
    address private constant LENDER = address(0x1e4de6);

    function setUp() public {
        titles = new PropertyTitle();
        currency = new HostileCurrency();
        manager = new MortgageManager(titles, currency);
        titles.mint(address(this), PropertyTitle.Title("here", 1, 1, "Lot 1", "ipfs://cid"));
        titles.approve(address(manager), 1);
        currency.mint(LENDER, 1_000_000);
        currency.mint(address(this), 1_000_000);
        currency.approve(address(manager), type(uint256).max);
        VM.prank(LENDER);
        currency.approve(address(manager), type(uint256).max);
    }

    function create() private returns (uint256) {
        VM.prank(LENDER);
        return manager.create(MortgageManager.Terms(1, address(this), 1000, 1000, 2, 0));
    }

    function expectGuarded() private view {
        VM.assertTrue(currency.hasTried());
        VM.assertEq(
            keccak256(currency.refusal()),
            keccak256(abi.encodeWithSelector(ReentrancyGuard.ReentrancyGuardReentrantCall.selector))
        );
    }

    function test_offeringCannotBeReEntered() public {
        currency.arm(manager, abi.encodeCall(manager.withdraw, (1)));
        create();
        expectGuarded();
    }

    function test_withdrawingCannotBeReEntered() public {
        uint256 id = create();
        currency.arm(manager, abi.encodeCall(manager.withdraw, (id)));
        VM.prank(LENDER);
        manager.withdraw(id);
        expectGuarded();
        VM.assertEq(currency.balanceOf(LENDER), 1_000_000);
    }

    function test_acceptingCannotBeReEntered() public {
        uint256 id = create();
        currency.arm(manager, abi.encodeCall(manager.accept, (id)));
        manager.accept(id);
        expectGuarded();
    }

    function test_payingCannotBeReEntered() public {
        uint256 id = create();
        manager.accept(id);
        currency.arm(manager, abi.encodeCall(manager.release, (id)));
        manager.pay(id, 1000);
        expectGuarded();
        VM.assertEq(titles.ownerOf(1), address(manager));
    }

    function test_refusesACurrencyThatTakesAFee() public {
        currency.takeFee(1);
        VM.expectRevert(abi.encodeWithSelector(MortgageManager.CurrencyTookFee.selector, 1000, 999));
        create();
    }
}
