// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;

import {DemoDollar} from "../src/DemoDollar.sol";
import {MortgageManager} from "../src/MortgageManager.sol";
import {PropertyTitle} from "../src/PropertyTitle.sol";
import {VM} from "./Vm.sol";

/// @notice Does what lenders, borrowers and strangers might do, in any order; what is not allowed must revert, and it
/// keeps its own books to compare with.
contract MortgageHandler {
    PropertyTitle public immutable titles;
    DemoDollar public immutable dollars;
    MortgageManager public immutable manager;
    address[4] public people = [address(0xa1), address(0xa2), address(0xa3), address(0xa4)];

    uint256 public escrowed;
    mapping(address person => uint256 amount) public expectedBalance;
    mapping(uint256 mortgageId => uint256 payments) public payments;
    uint256 public started;

    uint256 private constant WEALTH = 1e15;

    constructor() {
        titles = new PropertyTitle();
        dollars = new DemoDollar(address(this));
        manager = new MortgageManager(titles, dollars);
        for (uint256 i = 0; i < people.length; ++i) {
            dollars.mint(people[i], WEALTH);
            expectedBalance[people[i]] = WEALTH;
            VM.startPrank(people[i]);
            dollars.approve(address(manager), type(uint256).max);
            titles.setApprovalForAll(address(manager), true);
            titles.mint(people[i], PropertyTitle.Title("here", 1, 1, string(abi.encode(i)), "ipfs://cid"));
            VM.stopPrank();
        }
    }

    function create(uint8 who, uint8 titleSeed, uint64 principal, uint64 payment, uint8 term) external {
        address lender = people[who % people.length];
        uint256 titleId = 1 + (titleSeed % people.length);
        address borrower = titles.ownerOf(titleId);
        uint256 amount = 1 + (principal % 1e9);
        uint32 months = 1 + (term % 6);
        uint256 least = (amount + months - 1) / months;
        MortgageManager.Terms memory terms = MortgageManager.Terms(
            titleId, borrower, uint128(amount), uint128(least + (payment % 1e6)), months, 550
        );
        VM.prank(lender);
        try manager.create(terms) {
            require(lender != borrower && manager.mortgageOn(titleId) == 0, "offered what must not be");
            escrowed += amount;
            expectedBalance[lender] -= amount;
        } catch {
            require(
                lender == borrower || manager.mortgageOn(titleId) != 0, "refused what must be possible"
            );
        }
    }

    function accept(uint8 who, uint8 seed) external {
        (uint256 id, MortgageManager.Mortgage memory m) = pick(seed);
        if (id == 0) return;
        address person = people[who % people.length];
        bool isAllowed = person == m.terms.borrower && m.status == MortgageManager.Status.Offered
            && titles.ownerOf(m.terms.titleId) == person;
        VM.prank(person);
        try manager.accept(id) {
            require(isAllowed, "accepted what must not be");
            escrowed -= m.terms.principal;
            expectedBalance[person] += m.terms.principal;
            ++started;
        } catch {
            require(!isAllowed, "refused what must be possible");
        }
    }

    function withdraw(uint8 who, uint8 seed) external {
        (uint256 id, MortgageManager.Mortgage memory m) = pick(seed);
        if (id == 0) return;
        address person = people[who % people.length];
        bool isAllowed = person == m.lender && m.status == MortgageManager.Status.Offered;
        VM.prank(person);
        try manager.withdraw(id) {
            require(isAllowed, "withdrew what must not be");
            escrowed -= m.terms.principal;
            expectedBalance[person] += m.terms.principal;
        } catch {
            require(!isAllowed, "refused what must be possible");
        }
    }

    function pay(uint8 who, uint8 seed, uint8 extra, uint32 waitSeconds) external {
        VM.warp(block.timestamp + waitSeconds % 40 days);
        (uint256 id, MortgageManager.Mortgage memory m) = pick(seed);
        if (id == 0) return;
        address person = people[who % people.length];
        uint256 amount = m.terms.monthlyPayment + (extra % 4 == 0 ? 1 : 0);
        bool isAllowed = person == m.terms.borrower && m.status == MortgageManager.Status.Active
            && amount == m.terms.monthlyPayment;
        VM.prank(person);
        try manager.pay(id, amount) {
            require(isAllowed, "took what must not be");
            expectedBalance[person] -= amount;
            expectedBalance[m.lender] += amount;
            ++payments[id];
        } catch {
            require(!isAllowed, "refused what must be possible");
        }
    }

    function discharge(uint8 who, uint8 seed) external {
        (uint256 id, MortgageManager.Mortgage memory m) = pick(seed);
        if (id == 0) return;
        address person = people[who % people.length];
        bool isAllowed = person == m.lender && m.status == MortgageManager.Status.Active;
        VM.prank(person);
        try manager.discharge(id) {
            require(isAllowed, "discharged what must not be");
        } catch {
            require(!isAllowed, "refused what must be possible");
        }
    }

    function release(uint8 who, uint8 seed) external {
        (uint256 id, MortgageManager.Mortgage memory m) = pick(seed);
        if (id == 0) return;
        address person = people[who % people.length];
        bool isAllowed = person == m.terms.borrower && m.status == MortgageManager.Status.PaidOff;
        VM.prank(person);
        try manager.release(id) {
            require(isAllowed, "released what must not be");
        } catch {
            require(!isAllowed, "refused what must be possible");
        }
    }

    /// @dev Titles that are free may be sold; the next mortgage is then another owner's.
    function sell(uint8 titleSeed, uint8 to) external {
        uint256 titleId = 1 + (titleSeed % people.length);
        address owner = titles.ownerOf(titleId);
        if (owner == address(manager)) return;
        VM.prank(owner);
        titles.transferFrom(owner, people[to % people.length], titleId);
    }

    function pick(uint8 seed) private view returns (uint256 id, MortgageManager.Mortgage memory mortgage) {
        uint256 count = manager.count();
        if (count == 0) return (0, mortgage);
        // The newest are where something still happens.
        id = count - (seed % (count < 6 ? count : 6));
        mortgage = manager.mortgageOf(id).mortgage;
    }
}
